/** What every page of the reference does in the browser. The pages can be read without it. */
import { addCopyButtons } from './copy.ts'
import { followFormerAnchors } from './former-anchors.ts'
import { openTarget } from './open-target.ts'
import { prepareSearch } from './search-loader.ts'
import { keepLanguage } from './tabs.ts'
import { prepareThemeButton } from './theme.ts'
import { prepareTryIt } from './try-it.ts'
import { prepareActorChoice, prepareMenu } from './header.ts'

followFormerAnchors()
prepareThemeButton()
prepareActorChoice()
prepareMenu()
keepLanguage()
addCopyButtons()
openTarget()
prepareTryIt()
prepareSearch()

/** What other resources use of award emoji. */
export { soleEmojiIn } from './emoji.ts'
export { awardEmoji } from './presenter.ts'
export { awardsById } from './queries.ts'
export { findAward, findAwardOnNote } from './relations.ts'

/** Each optional attribute of a creation is kept without the other ones. Spec: the optional parameters of documents 2 and 3. */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { attributesOf } from './attributes.ts'
import { expectEffect } from '../effects/index.ts'
import { prepareRequest, type SpecifiedOperation } from '../valid-request.ts'

function requiredOf(operation: SpecifiedOperation): readonly string[] {
  return attributesOf(operation).flatMap(({ name, required }) => (required ? [name] : []))
}

/** Attributes without which a creation is not valid: a project needs a name or a path, a user a password. */
const alwaysSent = /^(?:name|password|reset_password)$/

function isKeptAlone(operation: SpecifiedOperation): Check {
  const title = `${operation} keeps each optional attribute without the others.`
  return generatedCheck('attribute-alone', operation, title, async (context) => {
    const required = requiredOf(operation)
    const isSent = (name: string) => required.includes(name) || alwaysSent.test(name)
    const { body: whole } = await prepareRequest(context, operation)
    for (const name of Object.keys(whole ?? {}).filter((each) => !isSent(each))) {
      const prepared = await prepareRequest(context, operation)
      const sent = Object.entries(prepared.body ?? {}).filter(([each]) => each === name || isSent(each))
      await expectEffect(context, { ...prepared, body: Object.fromEntries(sent) })
    }
  })
}

/** Creations that have several optional attributes. */
const creations: readonly SpecifiedOperation[] = [
  'createBroadcastMessage',
  'createCommitStatus',
  'createGroup',
  'createIssue',
  'createMergeRequest',
  'createProject',
  'createProjectForUser',
  'createUser',
]

/** One check for each creation with several optional attributes. */
export const attributesAlone: readonly Check[] = creations.map(isKeptAlone)

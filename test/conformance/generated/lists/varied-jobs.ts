/** Jobs and runners with all kinds of properties. Spec: document 3, "Jobs" and "Runners". */
import type { CheckContext } from '../../fixtures/context.ts'
import { givenJob, givenPipeline, givenRunner } from '../../fixtures/provisioned.ts'
import { provide } from '../../fixtures/provisioning.ts'
import { nonAsciiName } from '../../fixtures/texts.ts'
import type { Parameters } from '../../protocol/encode.ts'
import type { Varied, VariedList } from './varied-items.ts'

/** Jobs of two pipelines, of a branch and of a tag; the list of a pipeline has those of the tag. */
const jobs =
  (scope: 'project' | 'pipeline') =>
  async (context: CheckContext): Promise<Varied> => {
    const { given, master } = context
    const project = await given.repository({ members: ['master'] })
    // A message of several lines differs from the title.
    const actions = [{ action: 'create', file_path: 'first.txt', content: 'First.\n' }] as const
    await given.commit(project, project.branch, actions, 'Add first.txt\n\nWith a body.')
    const tag = await given.tag(project)
    const pipeline = await givenPipeline(context, project, 'private', tag)
    const ofOther = await provide(context, 'jobs', {
      pipeline_id: pipeline.id,
      name: 'other',
      user_id: master.id,
    })
    const values = [
      ofOther.id,
      (await givenJob(context, { pipeline, name: 'plain' })).id,
      (await givenJob(context, { pipeline, name: nonAsciiName })).id,
      (
        await givenJob(context, {
          pipeline,
          name: 'filed',
          status: 'success',
          trace: 'Done.',
          artifacts: 'woven',
        })
      ).id,
    ]
    const ofTag = { ref: tag, tag: true, pipeline: { id: pipeline.id, ref: tag } }
    const parts = new Map<number, Parameters>(
      values.map((id) => [id, { ...ofTag, user: { id: id === ofOther.id ? master.id : project.owner.id } }]),
    )
    if (scope === 'pipeline')
      return {
        by: project.owner,
        path: { id: project.id, pipeline_id: pipeline.id },
        key: 'id',
        values,
        parts,
      }
    const head = await given.file(project, 'later.txt', 'Later.\n')
    const branch = await given.branch(project, context.uniqueName('feature/jobs'))
    const second = await givenPipeline(context, project, 'private', branch)
    const ofBranch = await givenJob(context, { pipeline: second, name: 'plain' })
    parts.set(ofBranch.id, {
      ref: branch,
      tag: false,
      pipeline: { id: second.id, ref: branch },
      commit: { id: head },
    })
    return { by: project.owner, path: project.path, key: 'id', values: [...values, ofBranch.id], parts }
  }

const runners =
  (scope: 'caller' | 'instance' | 'project'): ((context: CheckContext) => Promise<Varied>) =>
  async (context) => {
    const { admin, given } = context
    const by = await given.user()
    const projects = [await given.project({ by }), await given.project({ by })] as const
    const [first] = projects
    const { path } = first
    const values = [
      (await givenRunner(context, { projects: [first] })).id,
      (await givenRunner(context, { projects })).id,
      (await givenRunner(context, { projects, active: false, tag_list: ['linen'] })).id,
    ]
    if (scope === 'instance') return { by: admin, path: {}, query: { scope: 'specific' }, key: 'id', values }
    return { by, path: scope === 'project' ? path : {}, key: 'id', values }
  }

export const variedJobs: readonly VariedList[] = [
  ['listAllRunners', runners('instance')],
  ['listJobs', jobs('project')],
  ['listPipelineJobs', jobs('pipeline')],
  ['listProjectRunners', runners('project')],
  ['listRunners', runners('caller')],
]

import type { Schema } from '../../../../generated/schemas.ts'
import type { PipelineRow } from '../../../database/tables.ts'

/** A pipeline in few words. Spec: document 3, "Job". */
export function pipeline({ id, ref, sha, status }: PipelineRow): Schema<'JobPipeline'> {
  return { id, ref, sha, status }
}

import { short, type Complaint } from '../../contract/check.ts'
import { namesIn } from '../../store/merge-requests.ts'

const mostLabels = 100

/** What is wrong with a comma-separated list of label names. */
export function unfitLabels(text: string | undefined): Complaint[] {
  const names = namesIn(text)
  return names.length > mostLabels
    ? [`are too many (maximum is ${mostLabels})`]
    : names.map((name) => short(name))
}

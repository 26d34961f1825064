/** Where commits and branches are, for defects that mistake one for another. */
import { segmentsOf, type Call } from '../message.ts'

export const commitsOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/commits`
export const isHash = (text: unknown) => /^[0-9a-f]{40}$/.test(String(text))

/** What is wrong with an object: git-fsck's identifier and an explanation. */
export interface FsckProblem {
  id: string
  text: string
}

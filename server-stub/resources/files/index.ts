/** What other resources use of files. */
export { validateFilePath } from './attributes.ts'

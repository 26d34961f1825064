/** Whether this is the built package rather than its source. */
export const isPublished = import.meta.filename.endsWith('.js')

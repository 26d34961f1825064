/** A chapter of the introduction with its own URL. */
export interface Guide {
  readonly slug: string
  readonly title: string
  /** Markdown below the title. */
  readonly text: string
}

/** Splits the description of the document at its headings of the first level; the first part has no heading. */
export function splitGuides(description: string): { introduction: string; guides: Guide[] } {
  const [introduction = '', ...chapters] = description.split(/^# (?=\S)/m)
  const guides = chapters.map((chapter) => {
    const [title = '', ...lines] = chapter.split('\n')
    return { slug: slugOf(title), title: title.trim(), text: lines.join('\n').trim() }
  })
  return { introduction: introduction.trim(), guides }
}

/** A heading as a part of a URL: `Who may do what` as `who-may-do-what`. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

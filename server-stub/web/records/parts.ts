/** What the pages of several kinds of records contain. */
import type { Schema } from '../../../generated/schemas.ts'
import { markup, type Html } from '../html.ts'

type Linked = Pick<Schema<'UserSummary'>, 'name' | 'username'>

/** Encodes a path and keeps its slashes. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The name of a user, as a link to the page of the user. */
export function userLink({ name, username }: Linked): Html {
  return markup`<a href="/${encodedPath(username)}">${name}</a>`
}

/** A point in time, as UTC. */
export function time(at: string): Html {
  return markup`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`
}

/** Links to what the record belongs to, the outermost first. */
export function breadcrumbLinks(links: readonly (readonly [url: string, text: string])[]): Html {
  return markup`<nav aria-label="Breadcrumb">
    ${links.map(([url, text], index) => markup`${index > 0 && ' / '}<a href="${url}">${text}</a>`)}
  </nav>`
}

/** A table of facts; those without a value are omitted. */
export function facts(rows: readonly (readonly [string, Html | string | number | null])[]): Html {
  const known = rows.filter(([, value]) => value !== null && value !== '')
  return markup`<dl>
    ${known.map(
      ([name, value]) =>
        markup`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

/** Text of users, with its line breaks. */
export function text(content: string | null): Html | null {
  return content === null || content === '' ? null : markup`<div class="text">${content}</div>`
}

/** Source code, logs and diffs. They can be scrolled with the keyboard. */
export function code(content: string, label: string): Html {
  return markup`<pre tabindex="0" role="region" aria-label="${label}"><code>${content}</code></pre>`
}

/** Comments on a record. */
export function noteList(notes: readonly Schema<'Note'>[]): Html | false {
  return (
    notes.length > 0 &&
    markup`<h2>Comments</h2>
      ${notes.map(
        ({ id, author, body, created_at }) =>
          markup`<article class="note" id="note_${id}">
            <p class="hint">${userLink(author)}, ${time(created_at)}</p>
            ${text(body)}
          </article>`,
      )}`
  )
}

/** A list of records with a heading that counts them, and the number of omitted ones. */
export function records(heading: string, items: readonly Html[], total: number): Html {
  const more = total - items.length
  return markup`<h2>${heading} <small>${total}</small></h2>
    ${
      total === 0
        ? markup`<p class="hint">None.</p>`
        : markup`<ul class="records">
            ${items.map((item) => markup`<li>${item}</li>`)}
          </ul>`
    }
    ${more > 0 && markup`<p class="hint">${more} more: see the API.</p>`}`
}

/** What a commit changed. */
export function diffs(entries: readonly Schema<'DiffEntry'>[]): Html[] {
  return entries.map(({ diff, old_path, new_path, new_file, renamed_file, deleted_file }) => {
    const notes = [new_file && 'new', renamed_file && `renamed from ${old_path}`, deleted_file && 'deleted']
    const note = notes.filter((each) => each !== false).join(', ')
    return markup`<h3>${new_path} ${note !== '' && markup`<small>${note}</small>`}</h3>
      ${code(diff, `Changes of ${new_path}`)}`
  })
}

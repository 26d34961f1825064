/** The search box: results while typing, arrow keys, Enter. Loaded after its data. */
import type { SearchEntry } from '../model/search-entries.ts'
import { SearchIndex, type Found } from './search-index.ts'

declare global {
  var forgeSearchEntries: readonly SearchEntry[] | undefined
}

const kinds: Readonly<Record<SearchEntry['kind'], string>> = {
  operation: 'Operation',
  missing: 'Missing operation',
  guide: 'Guide',
  parameter: 'Parameter',
  error: 'Error',
  schema: 'Schema',
  field: 'Field',
  rule: 'Rule',
}

class SearchBox {
  readonly #input: HTMLInputElement
  readonly #results: HTMLElement
  readonly #index: SearchIndex
  #active = -1

  constructor(input: HTMLInputElement, results: HTMLElement, index: SearchIndex) {
    this.#input = input
    this.#results = results
    this.#index = index
  }

  /** Searches on each input from now on. */
  listen(): void {
    this.#input.addEventListener('input', () => this.#show())
    this.#input.addEventListener('focus', () => this.#show())
    this.#input.addEventListener('keydown', (event) => this.#onKey(event))
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Node && !this.#input.parentElement?.contains(target)) this.#close()
    })
    this.#input.dataset['ready'] = 'true'
    if (document.activeElement === this.#input) this.#show()
  }

  #show(): void {
    const query = this.#input.value.trim()
    if (query === '') {
      this.#close()
      return
    }
    const found = this.#index.search(query)
    this.#results.replaceChildren(...(found.length === 0 ? [nothing(query)] : found.map(optionOf)))
    this.#results.hidden = false
    this.#input.ariaExpanded = 'true'
    this.#activate(-1)
  }

  #close(): void {
    this.#results.hidden = true
    this.#input.ariaExpanded = 'false'
    this.#activate(-1)
  }

  #onKey(event: KeyboardEvent): void {
    const options = this.#options()
    if (event.key === 'Escape') this.#close()
    else if (event.key === 'Enter') (options[this.#active] ?? options[0])?.click()
    else if (event.key === 'ArrowDown') this.#activate(Math.min(this.#active + 1, options.length - 1))
    else if (event.key === 'ArrowUp') this.#activate(Math.max(this.#active - 1, -1))
    else return
    if (event.key !== 'Escape') event.preventDefault()
  }

  #activate(position: number): void {
    this.#active = position
    const options = this.#options()
    for (const [index, option] of options.entries()) option.ariaSelected = String(index === position)
    const active = options[position]
    if (active === undefined) this.#input.removeAttribute('aria-activedescendant')
    else {
      this.#input.setAttribute('aria-activedescendant', active.id)
      active.scrollIntoView({ block: 'nearest' })
    }
  }

  #options(): HTMLAnchorElement[] {
    return [...this.#results.querySelectorAll('a')]
  }
}

function optionOf({ entry }: Found, index: number): HTMLElement {
  const option = document.createElement('a')
  option.role = 'option'
  option.tabIndex = -1
  option.id = `result-${index}`
  option.href = urlOf(entry.path)
  option.append(part('strong', entry.title), part('span', kinds[entry.kind]), part('small', entry.detail))
  return option
}

function part(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

function nothing(query: string): HTMLElement {
  const message = part('p', `Nothing found for “${query}”.`)
  message.role = 'status'
  return message
}

function urlOf(path: string): string {
  const { root = '', suffix = '' } = document.body.dataset
  const [page = '', fragment] = path.split('#')
  return `${root}${page}${suffix}${fragment === undefined ? '' : `#${fragment}`}`
}

const [input, results] = [document.querySelector('#search'), document.querySelector('#search-results')]
if (input instanceof HTMLInputElement && results instanceof HTMLElement)
  new SearchBox(input, results, new SearchIndex(globalThis.forgeSearchEntries ?? [])).listen()

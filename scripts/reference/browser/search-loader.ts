import { loadScript } from './load-script.ts'

/** Makes the search box visible. Loads the index when the page is idle, or when the user begins to search. */
export function prepareSearch(): void {
  const box = document.querySelector<HTMLElement>('.search')
  const input = document.querySelector<HTMLInputElement>('#search')
  if (box === null || input === null) return
  box.hidden = false
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 500 })
  else setTimeout(load, 100)
  input.addEventListener('focus', load, { once: true })
  addEventListener('keydown', (event) => {
    const isShortcut =
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping())
    if (!isShortcut) return
    event.preventDefault()
    input.focus()
    input.select()
  })
}

function load(): void {
  void loadScript('search-data.js').then(() => loadScript('search.js'))
}

function isTyping(): boolean {
  const active = document.activeElement
  return (
    active instanceof HTMLInputElement ||
    active instanceof HTMLTextAreaElement ||
    active instanceof HTMLSelectElement
  )
}

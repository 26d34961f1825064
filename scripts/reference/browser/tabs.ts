const key = 'forge-language'

/** Remembers in which language a reader wants samples. */
export function keepLanguage(): void {
  const wanted = localStorage.getItem(key)
  for (const input of document.querySelectorAll<HTMLInputElement>('.tabs input')) {
    if (input.value === wanted) input.checked = true
    input.addEventListener('change', () => localStorage.setItem(key, input.value))
  }
}

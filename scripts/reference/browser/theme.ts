const key = 'forge-theme'

/** Switches between light and dark, and remembers the choice. */
export function prepareThemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-toggle]')
  if (button === null) return
  button.hidden = false
  button.addEventListener('click', () => {
    const next = isDark() ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = next
    localStorage.setItem(key, next)
  })
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

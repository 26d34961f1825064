/** Sends the choice of the actor as soon as it is made. */
export function prepareActorChoice(): void {
  const choice = document.querySelector<HTMLSelectElement>('#actor')
  choice?.addEventListener('change', () => choice.form?.requestSubmit())
}

/** Opens the sidebar over the page on narrow screens. Without this script the link leads to it at the end of the page. */
export function prepareMenu(): void {
  const link = document.querySelector<HTMLAnchorElement>('.menu')
  const sidebar = document.querySelector<HTMLElement>('.sidebar')
  if (link === null || sidebar === null) return
  link.role = 'button'
  const show = (isOpen: boolean): void => {
    document.documentElement.classList.toggle('menu-open', isOpen)
    link.ariaExpanded = String(isOpen)
  }
  show(false)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const isOpen = link.ariaExpanded !== 'true'
    show(isOpen)
    if (isOpen) sidebar.querySelector<HTMLElement>('a, summary')?.focus()
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || link.ariaExpanded !== 'true') return
    show(false)
    link.focus()
  })
}

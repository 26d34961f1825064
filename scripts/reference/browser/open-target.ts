/** Opens the collapsed parts around the target of the URL, and scrolls the current link of the sidebar into view. */
export function openTarget(): void {
  openPartsAroundTarget()
  addEventListener('hashchange', openPartsAroundTarget)
  const current = document.querySelector('.sidebar [aria-current]')
  const sidebar = document.querySelector('.sidebar')
  if (current === null || sidebar === null) return
  const { top } = current.getBoundingClientRect()
  if (top > sidebar.clientHeight) sidebar.scrollTop = top - sidebar.clientHeight / 2
}

function openPartsAroundTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1))
  const target = id === '' ? null : document.getElementById(id)
  if (target === null) return
  for (let part: Element | null = target; part !== null; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true
  target.scrollIntoView()
}

const loading = new Map<string, Promise<void>>()

/** Loads a script of the reference once. A script element works from files as well, where `fetch` does not. */
export function loadScript(name: string): Promise<void> {
  const known = loading.get(name)
  if (known !== undefined) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${document.body.dataset['root'] ?? ''}assets/${name}`
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${name} could not be loaded`)))
    document.head.append(script)
  })
  loading.set(name, loaded)
  return loaded
}

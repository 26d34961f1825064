import { watch } from 'node:fs'

/** Editors write a file in several steps, and several files at once. */
const quietMilliseconds = 150

/** Reports each event below a folder. */
export type Watch = (folder: string, onEvent: () => void) => { close: () => void }

const watchDeeply: Watch = (folder, onEvent) => watch(folder, { recursive: true }, onEvent)

/**
 * Calls back with the changed folders when no further change has followed for a moment; one call at a time.
 * Returns a function that ends the watching.
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (changed: ReadonlySet<string>) => Promise<void>,
  startWatching: Watch = watchDeeply,
): () => void {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let changed = new Set<string>()
  const onEvent = (folder: string): void => {
    changed.add(folder)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const folders = changed
      changed = new Set()
      running = running.then(() => onChange(folders))
    }, quietMilliseconds)
  }
  const watchers = folders.map((folder) => startWatching(folder, () => onEvent(folder)))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

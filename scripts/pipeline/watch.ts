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
  let watchers: ReturnType<Watch>[] = []
  const close = (): void => {
    for (const watcher of watchers) watcher.close()
  }
  const restart = (): void => {
    close()
    watchers = folders.map((folder) => startWatching(folder, () => onEvent(folder)))
  }
  const onEvent = (folder: string): void => {
    changed.add(folder)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const folders = changed
      changed = new Set()
      // On Linux, a watcher of Node loses a file that is replaced, as many editors and Git do.
      restart()
      running = running.then(() => onChange(folders))
    }, quietMilliseconds)
  }
  restart()
  return () => {
    clearTimeout(timer)
    close()
  }
}

import { watch } from 'node:fs'

/** Editors write a file in several steps, and several files at once. */
const quietMilliseconds = 150

/** Reports each event below a folder. */
export type Watch = (folder: string, onEvent: () => void) => { close: () => void }

const watchDeeply: Watch = (folder, onEvent) => watch(folder, { recursive: true }, onEvent)

/**
 * Calls back after changes below folders, when no further change has followed for a moment; one call at a time.
 * Returns a function that ends the watching.
 */
export function watchFolders(
  folders: readonly string[],
  onChange: () => Promise<void>,
  startWatching: Watch = watchDeeply,
): () => void {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const onEvent = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange)
    }, quietMilliseconds)
  }
  const watchers = folders.map((folder) => startWatching(folder, onEvent))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

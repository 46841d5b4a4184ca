import { type FSWatcher, globSync, watch } from 'node:fs'

/** In ms. An editor writes a file in several steps. */
const pause = 60

/**
 * Calls once after each group of changes. Watches folders and not files, because many editors, and
 * `sed -i`, put a new file in the place of the old one.
 * @returns what ends it
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  const watched = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const found = new Set(folders.flatMap((folder) => [folder, ...globSync(`${folder}/**/`)]))
    for (const folder of found) if (!watched.has(folder)) watched.set(folder, watchOne(folder))
  }
  const watchOne = (folder: string) => {
    const watcher = watch(folder, (event) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (event === 'rename') look()
        changed()
      }, pause)
    })
    // The folder is gone.
    watcher.on('error', () => {
      watcher.close()
      watched.delete(folder)
    })
    return watcher
  }
  look()
  return () => {
    clearTimeout(timer)
    for (const watcher of watched.values()) watcher.close()
  }
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { jsonOf } from './pack.ts'

/**
 * Empties a folder of `public/data`.
 * @returns a function that writes a file of the folder: a string as it is, another value as JSON
 */
export function dataFolder(name: string): (file: string, value: unknown) => void {
  const folder = `public/data/${name}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return (file, value) => {
    const path = `${folder}/${file}`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof value === 'string' ? value : jsonOf(value, path))
  }
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checksumsFile } from './names.ts'

export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

/**
 * Writes the SHA-256 of every file in the folder, in the format of `sha256sum -c`. Call it last.
 *
 * @param folder ends in a slash
 */
export function writeChecksums(folder: string): void {
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path !== join(folder, checksumsFile))
    .sort()
    .map((path) => `${sha256(readFileSync(path))}  ${path.slice(folder.length)}\n`)
  writeFileSync(join(folder, checksumsFile), lines.join(''))
}

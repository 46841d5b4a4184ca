import { readFileSync } from 'node:fs'
import { models } from '../../metadata.ts'
import { sha256 } from '../checksums.ts'

export const define = 'define-sdtm.xml'

/** What the engine reads: the datasets of SDTM as Dataset-JSON, and their Define-XML. */
const engineFiles: readonly string[] = [
  ...models.sdtm.datasets.map(({ name }) => `${name.toLowerCase()}.json`),
  define,
].sort()

/** @param folder ends in a slash */
export const checksumsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(engineFiles.map((name) => [name, sha256(readFileSync(folder + name))]))

/** The programs that Define-XML quotes. The engine reads no `FormalExpression`. */
const quoted = /<FormalExpression\b[^>]*>[^<]*<\/FormalExpression>/g

/**
 * The checksum of the Define-XML without the programs that it quotes.
 *
 * @param folder ends in a slash
 */
export const metadataIn = (folder: string): string =>
  sha256(readFileSync(folder + define, 'utf8').replaceAll(quoted, ''))

/** One checksum of all: that of their lines in `SHA256SUMS`. */
export const checksumOf = (files: Readonly<Record<string, string>>): string =>
  sha256(
    Object.entries(files)
      .map(([name, checksum]) => `${checksum}  ${name}\n`)
      .join(''),
  )

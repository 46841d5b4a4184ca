import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What `wrangler dev` serves and watches (`watch_dir` in wrangler.toml). */
export const entryFile = '.build/dev/index.ts'

const site = ["import site from '../../src/index.ts'", "export * from '../../src/index.ts'"]

const whole = [...site, 'export default site']

const partial = [
  ...site,
  "import { waiting } from '../../src/build/dev/waiting.ts'",
  'export default waiting(site)',
]

const failed = (message: string) => [
  "import { failing } from '../../src/build/dev/failing.ts'",
  "export { Outbox } from '../../src/build/dev/failing.ts'",
  `export default failing(${JSON.stringify(message)})`,
]

interface Shown {
  /** Of the last build, if it failed. */
  message: string | undefined
  /** Whether the data of all pages are there. */
  isWhole: boolean
  /** Changes with the sources and the built modules: another one makes wrangler load the site again. */
  state: string
}

/** @returns whether the file has changed */
export function writeEntry({ message, isWhole, state }: Shown): boolean {
  const code = message === undefined ? (isWhole ? whole : partial) : failed(message)
  const text = `// ${state}\n${code.join('\n')}\n`
  if (existsSync(entryFile) && readFileSync(entryFile, 'utf8') === text) return false
  mkdirSync(dirname(entryFile), { recursive: true })
  writeFileSync(entryFile, text)
  return true
}

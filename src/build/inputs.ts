import { createHash, hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import type { Builder, Extract } from './builder.ts'
import { type Found, programOf } from './programs.ts'

/** The inputs of a builder at its last run. */
const keptShape = z.object({
  modules: z.array(z.string()),
  modulesHash: z.string(),
  /** Of all inputs, with the modules. */
  hash: z.string(),
})

type Kept = z.infer<typeof keptShape>

export const keptFile = ({ name }: Builder) => `.build/${name.replaceAll(' ', '-')}.inputs.json`

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Hashes by file, with what they are of. */
const known = new Map<string, { state: string; hash: string }>()

/** Reads the file only if its time or its size has changed since the last call of this process. */
function hashOfFile(file: string, only: RegExp | undefined): string {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return 'gone'
  const state = `${found.mtimeMs} ${found.size}`
  const key = `${only?.source ?? ''} ${file}`
  const last = known.get(key)
  if (last?.state === state) return last.hash
  const now = hashOfText(readFileSync(file), only)
  known.set(key, { state, hash: now })
  return now
}

const hashOfText = (text: string | Buffer, only: RegExp | undefined) =>
  hash('sha256', only ? String(text.toString().match(only) ?? '') : text)

/** Texts that stand for those of files, by which a test finds what a change would run. */
type Changes = Readonly<Record<string, string>>

function hashOf(files: readonly string[], only?: RegExp, changes: Changes = {}): string {
  const sum = createHash('sha256').update(process.version)
  for (const file of files) {
    const text = changes[file]
    sum.update(`\n${file} ${text === undefined ? hashOfFile(file, only) : hashOfText(text, only)}`)
  }
  return sum.digest('hex')
}

/** Changes with a file of the globs. */
export const stateOf = (globs: readonly string[]) => hashOf(globSync(globs).sort())

const isExtract = (one: string | Extract): one is Extract => typeof one !== 'string'

function listed({ readsListedIn }: Builder): string[] {
  if (!readsListedIn || !existsSync(readsListedIn)) return []
  return z.array(z.string()).parse(JSON.parse(readFileSync(readsListedIn, 'utf8')))
}

/** The files that decide the output of a builder. The lock file has the versions of packages. */
function filesOf(builder: Builder, modules: readonly string[]): string[] {
  const globs = (builder.reads ?? []).filter((one): one is string => !isExtract(one))
  const files = new Set(['package-lock.json', ...modules, ...listed(builder), ...globSync(globs)])
  for (const name of builder.ignores ?? []) files.delete(`.build/${name}`)
  return [...files].filter((file) => !isTest(file)).sort()
}

function hashOfInputs(builder: Builder, modules: readonly string[], changes?: Changes): string {
  const extracts = (builder.reads ?? []).filter(isExtract).map(({ files, only }) => {
    const found = globSync(files).filter((file) => !isTest(file))
    return hashOf(found.sort(), only, changes)
  })
  return [hashOf(filesOf(builder, modules), undefined, changes), ...extracts].join(' ')
}

function keptInputs(builder: Builder): Kept | undefined {
  if (![keptFile(builder), ...builder.writes].every((file) => existsSync(file))) return undefined
  return keptShape.safeParse(JSON.parse(readFileSync(keptFile(builder), 'utf8'))).data
}

/** The modules of the last run are enough: a new import changes a module, and so its hash. */
export function isCurrent(builder: Builder, changes?: Changes): boolean {
  const kept = keptInputs(builder)
  return kept !== undefined && kept.hash === hashOfInputs(builder, kept.modules, changes)
}

/** Its code, without what other builders write. */
const codeHash = (modules: readonly string[]) => hashOf(modules.filter((file) => !file.startsWith('.build/')))

/** Whether the bundled program has other modules than the last one. */
export function needsProgram(builder: Builder): boolean {
  const kept = keptInputs(builder)
  return !kept || !existsSync(programOf(builder)) || codeHash(kept.modules) !== kept.modulesHash
}

/**
 * If an input changes during the run, no hash is stored: the next build runs the builder again.
 * @param found undefined if the program is that of the last run
 */
export async function runBuilder(
  builder: Builder,
  found: Found | undefined,
  run: (builder: Builder) => Promise<void>,
): Promise<void> {
  if (found && 'error' in found) throw found.error
  const modules = found?.modules ?? keptInputs(builder)?.modules ?? []
  // A run that fails may leave half of its output.
  rmSync(keptFile(builder), { force: true })
  const startedAt = Date.now() + 1
  await run(builder)
  const files = filesOf(builder, modules).filter((file) => existsSync(file))
  if (files.some((file) => statSync(file).mtimeMs > startedAt && !isOwn(builder, file))) return
  const now: Kept = { modules, modulesHash: codeHash(modules), hash: hashOfInputs(builder, modules) }
  writeFileSync(keptFile(builder), JSON.stringify(now))
}

const isOwn = ({ writes }: Builder, file: string) => writes.includes(file)

/**
 * `npm run remove -- SUBJECT…`: deletes the folders of the subjects, what other files import of them, their
 * pictures, the phrases by which the search finds their pages, and all that the build has made.
 * `git checkout .` brings them back.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson } from '@marom/tables/files'
import * as z from 'zod'
import { without, withoutPaths } from './without.ts'

/** Subjects that a provider may not need. */
export const removable = ['brief', 'estimand', 'sample-study', 'study-design'] as const

/** Packages that only one subject needs. */
const packagesOf: Readonly<Record<string, string>> = {
  'sample-study': 'sample-trial',
  'study-design': 'trial-designs',
}

const scope = '@marom/'

const rooms = ['client', 'content', 'src/build', 'src', 'test']
/** Git does not hold them; the next build makes them again. */
const outputs = [
  '.build',
  'public/build',
  'public/data',
  'public/sample-study',
  'public/third-party-notices.txt',
]

/** @returns where the imported path leads to, from the root, or undefined for an installed package */
function placeOf(path: string, file: string): string | undefined {
  if (path.startsWith('#build/')) return undefined
  if (path.startsWith('#')) return path.slice(1)
  if (path.startsWith(scope)) return path.replace(scope, 'src/packages/')
  return path.startsWith('.') ? join(dirname(file), path) : undefined
}

/** Whether the file imports something of these folders and files. */
function isIn(removed: readonly string[], path: string, file: string): boolean {
  const place = placeOf(path, file)
  return removed.some((one) => place === one || place?.startsWith(`${one}/`))
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)].flatMap(([, path]) => path ?? [])

const imports = (file: string, folders: readonly string[]) =>
  importsOf(file).some((path) => isIn(folders, path, file))

const foldersOf = (name: string) =>
  [...rooms.map((room) => `${room}/${name}`), `src/packages/${packagesOf[name]}`].filter((folder) =>
    existsSync(folder),
  )

const lockShape = z.looseObject({ packages: z.record(z.string(), z.unknown()) })

/** Or `npm ci` would miss them. */
function unlock(subjects: readonly string[]): void {
  const lock = readJson('package-lock.json', lockShape)
  for (const name of subjects.flatMap((subject) => packagesOf[subject] ?? [])) {
    delete lock.packages[`src/packages/${name}`]
    delete lock.packages[`node_modules/${scope}${name}`]
  }
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
}

const isThere = (name: string) => existsSync(`src/${name}`)

/** @returns the other subjects whose code uses these */
export function usersOf(subjects: readonly string[]): string[] {
  const folders = subjects.flatMap(foldersOf)
  return removable.filter((name) => {
    if (subjects.includes(name) || !isThere(name)) return false
    const files = globSync(`{client,content,src,src/build}/${name}/**/*.{ts,tsx}`)
    return files.some((file) => !/\.test\.tsx?$/.test(file) && imports(file, folders))
  })
}

/** @returns the files that have changed */
function clean(files: string, restOf: (text: string, file: string) => string): string[] {
  return globSync(files).filter((file) => {
    const text = readFileSync(file, 'utf8')
    const rest = restOf(text, file)
    if (rest !== text) writeFileSync(file, rest)
    return rest !== text
  })
}

/** The paths of the pages of a subject. */
function pathsOf(name: string): string[] {
  const file = `content/${name}/routes.ts`
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/: '(\/[^']*)'/g)].flatMap(([, path]) => path ?? [])
}

function remove(subjects: readonly string[]): void {
  const folders = subjects.flatMap(foldersOf)
  // Workers of the browser whose functions are gone.
  const workers = globSync('client/compute/*-worker.ts').filter((file) => imports(file, folders))
  const pictures = subjects.flatMap((name) => globSync(`public/share/${name}{,-*.png}`))
  const removed = [...folders, ...workers]
  const paths = subjects.flatMap(pathsOf)
  for (const path of [...removed, ...pictures, ...outputs]) rmSync(path, { recursive: true, force: true })
  unlock(subjects)
  console.log(`Deleted: ${removed.join(', ')}, and its pictures (${pictures.length} files and folders)`)
  const changed = [
    ...clean('{client,content,src,test}/**/*.{ts,tsx}', (text, file) =>
      without(text, (path) => isIn(removed, path, file)),
    ),
    ...clean('content/search/intents/*.txt', (text) => withoutPaths(text, paths)),
  ]
  console.log(`Changed: ${changed.join(', ')}`)
  console.log('Other pages may still speak of it: search their words for its name. Then run npm test.')
}

/** @returns why these cannot be removed, or '' */
function refusalOf(subjects: readonly string[]): string {
  const there = removable.filter(isThere)
  if (subjects.length === 0 || !subjects.every((name) => there.some((one) => one === name)))
    return `Name subjects to remove, of these: ${there.join(', ')}.`
  const users = usersOf(subjects)
  const all = [...subjects, ...users].join(' ')
  return users.length === 0
    ? ''
    : `${users.join(' and ')} would not work without it: npm run remove -- ${all}`
}

if (import.meta.main) {
  const subjects = process.argv.slice(2)
  const refusal = refusalOf(subjects)
  if (refusal) {
    console.error(refusal)
    process.exit(1)
  }
  remove(subjects)
}

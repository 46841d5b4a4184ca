/**
 * `prepack` and `postpack` of each package. Node refuses types below `node_modules`, so what is packed
 * is JavaScript with declarations, in `dist`. Between the two, `package.json` names these files.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

const manifest = 'package.json'
const kept = '.package.json'

function restore(): void {
  if (existsSync(kept)) renameSync(kept, manifest)
  rmSync('dist', { recursive: true, force: true })
}

function emit(): void {
  const options = ['--noEmit', 'false', '--rewriteRelativeImportExtensions', '--declaration']
  // What needs Node has types of its own.
  for (const project of ['.', 'files'].filter((folder) => existsSync(`${folder}/tsconfig.json`)))
    execFileSync('tsc', ['-p', project, ...options, '--rootDir', '.', '--outDir', 'dist'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
}

const built = (source: string) => {
  const stem = source.replace(/^\.\/(.+)\.ts$/, './dist/$1')
  return { types: `${stem}.d.ts`, default: `${stem}.js` }
}

/** The text of `package.json` with the files in `dist` as its entries. */
function withBuilt(text: string): string {
  const found: unknown = JSON.parse(text, (key, value: unknown) => {
    if (typeof value !== 'string' || !/^\.\/.+\.ts$/.test(value)) return value
    // An entry begins with a point, a command does not.
    return key.startsWith('.') ? built(value) : built(value).default
  })
  return `${JSON.stringify(found, null, 2)}\n`
}

// A pack that was interrupted leaves the other file.
restore()
if (process.argv[2] === 'prepack') {
  emit()
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(kept, text)
  writeFileSync(manifest, withBuilt(text))
}

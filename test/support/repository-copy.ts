import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Git, packages, and what tests write. */
const leftOut = ['.git', '.wrangler', 'node_modules']

/** Their scope. */
const ownPackages = '@marom'

/** Results, and the tests that make copies. */
const notForTests = /^test[\\/](?:results|additions[\\/]additions\.test\.ts|removal)/
const downloads = /^public[\\/]sample-study/

export interface Copy {
  folder: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Puts `text` before the first `anchor`. @throws without the anchor */
  insert: (file: string, anchor: string, text: string) => void
  copyFile: (from: string, to: string) => void
  remove: () => void
}

/**
 * The repository with what was built, in a temporary folder; its packages are a link. If it is not whole, the
 * sample study's files for download are missing, 34 MB.
 */
export function copyRepository({ isWhole }: { isWhole: boolean }): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'))
  for (const name of readdirSync('.').filter((name) => !leftOut.includes(name)))
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (file) => !notForTests.test(file) && (isWhole || !downloads.test(file)),
    })
  // A folder of links, not a link: vite keeps a cache in it, which must not be that of the repository.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((name) => !/^\.(?!bin$)/.test(name)))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  // The packages of the copy, not those of the repository.
  const own = join(folder, 'node_modules', ownPackages)
  rmSync(own)
  mkdirSync(own)
  for (const name of readdirSync('src/packages'))
    if (existsSync(`src/packages/${name}/package.json`))
      symlinkSync(join(folder, 'src/packages', name), join(own, name))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  return {
    folder,
    read,
    write,
    insert(file, anchor, text) {
      const source = read(file)
      if (!source.includes(anchor)) throw new Error(`${file} has no "${anchor}": correct what inserts it`)
      write(
        file,
        source.replace(anchor, () => text + anchor),
      )
    },
    copyFile: (from, to) => cpSync(join(folder, from), join(folder, to)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

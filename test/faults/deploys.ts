/** Deploys of the working tree to a live site on this machine, each with other files in `/build/`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const parts = ['.build', '.ci', 'client', 'content', 'public', 'src', 'package.json', 'package-lock.json']
const settings = ['.nvmrc', 'tsconfig.json', 'wrangler.toml']

/** In ms. */
const longestStart = 60_000

function replace(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from}: correct test/faults/deploys.ts`)
  writeFileSync(file, changed)
}

export class Deploys {
  readonly origin: string
  readonly #root = mkdtempSync(join(tmpdir(), 'deploys-'))
  /** The copy of the repository. */
  readonly tree = join(this.#root, 'tree')
  #site: ChildProcess | null = null
  #count = 0

  /** @param port the next one is the mail server's */
  constructor(port: number) {
    this.origin = `http://127.0.0.1:${port}`
    process.once('exit', () => this.#site?.kill('SIGKILL'))
  }

  prepare(): void {
    for (const part of [...parts, ...settings]) cpSync(part, join(this.tree, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(this.tree, 'node_modules'))
    // A lock file newer than the packages would make the build install again, into them.
    utimesSync(join(this.tree, 'package-lock.json'), 0, 0)
    replace(join(this.tree, 'wrangler.toml'), /^SITE_ORIGIN = .*$/m, `SITE_ORIGIN = "${this.origin}"`)
  }

  /** Every script and both search indexes get another text, and so another name. */
  change(): void {
    for (const file of globSync('client/**/*.{ts,tsx}', { cwd: this.tree })) {
      if (/\.(?:test|d)\.tsx?$|^client\/build\//.test(file)) continue
      const text = readFileSync(join(this.tree, file), 'utf8')
      writeFileSync(join(this.tree, file), `${text}\nObject.assign(globalThis, { release: 2 })\n`)
    }
    replace(join(this.tree, 'content/search/alike.txt'), ', experiment', ', experiment, tryout')
  }

  /** As `npm run deploy` does, without the upload. @returns what it printed */
  build(variables: Record<string, string> = {}): string {
    const { status, stdout, stderr } = spawnSync(
      'wrangler',
      ['deploy', '--dry-run', '--outdir', '../built'],
      {
        cwd: this.tree,
        encoding: 'utf8',
        env: { ...process.env, ...variables },
      },
    )
    if (status !== 0) throw new Error(`The deploy failed: ${stdout}${stderr}`)
    return stdout
  }

  /** The names in `/build/` of the release that was built last. */
  names(): string[] {
    return globSync('*', { cwd: join(this.tree, 'public/build') }).sort()
  }

  /** Serves what was built last, in place of the release before. */
  async serve(): Promise<void> {
    await this.stop()
    this.#count += 1
    const release = join(this.#root, String(this.#count))
    cpSync(join(this.#root, 'built'), join(release, 'built'), { recursive: true })
    cpSync(join(this.tree, 'public'), join(release, 'public'), { recursive: true })
    const env = {
      ...process.env,
      TEST_WORKER: join(release, 'built/index.js'),
      TEST_ASSETS: join(release, 'public'),
    }
    const port = new URL(this.origin).port
    this.#site = spawn(process.execPath, ['test/support/serve-built.ts', port], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const start = Date.now()
    while (!(await fetch(this.origin).catch(() => null))?.ok) {
      if (Date.now() - start > longestStart || this.#site.exitCode !== null)
        throw new Error(`${this.origin} does not start: free its port, or mend what is printed above`)
      await wait(100)
    }
  }

  async stop(): Promise<void> {
    const site = this.#site
    this.#site = null
    if (!site || site.exitCode !== null) return
    const ended = once(site, 'exit')
    site.kill('SIGTERM')
    await ended
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#root, { recursive: true, force: true })
  }
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { wranglerConfig, writeWranglerConfig } from '#test/support/wrangler-config.ts'

/** @returns the path of the copy */
export function configFor(entry: string, name: string): string {
  return writeWranglerConfig(`test/results/${name}.json`, { main: resolve(entry) })
}

/** As it is deployed. @returns the path of the bundle */
export function buildWorker(entry: string, name: string): string {
  const outDir = resolve('test/results', name)
  // Other code finds the data files of the folder by their names.
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  if (!existsSync('.build/manifest.json')) spawnSync('npm', ['run', '--silent', 'build'])
  const args = ['deploy', '--config', configFor(entry, name), '--dry-run', '--outdir', outDir]
  // Under vitest NODE_ENV is `test`, which would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stderr } = spawnSync('wrangler', args, { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`The Worker does not build. Correct what wrangler says: ${stderr}`)
  return join(outDir, basename(entry).replace(/\.tsx?$/, '.js'))
}

/** The deployed Worker: `TEST_WORKER`, built by `npm test` for all its steps, or a new build. */
export const siteBundle = (name: string): string =>
  process.env.TEST_WORKER ?? buildWorker('src/index.ts', name)

/** Replaces the rate limits of wrangler.toml: a harness sends more than they allow. */
const noLimit = 'export default () => ({ limit: async () => ({ success: true }) })'

interface WorkerPlace {
  address: string
  /** Folder of the Durable Object's files. */
  state: string
  variables: Record<string, string>
  /** Of V8's heap, in MB: it collects before it needs more, and ends the process if that is not enough. */
  heap?: number
}

/**
 * Configures workerd without wrangler: it starts in a tenth of a second, and a kill hits a single
 * process.
 * @returns the path
 */
export function workerdConfig(bundle: string, { address, state, variables, heap }: WorkerPlace): string {
  const { compatibility_date: date, compatibility_flags: flags, ratelimits } = wranglerConfig
  const text = JSON.stringify
  const limits = ratelimits.map(({ name }) => `(name = ${text(name)}, wrapped = (moduleName = "no-limit"))`)
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = "${name}", text = ${text(value)})`,
  )
  const embed = (name: string) => `embed ${text(relative(state, join(dirname(bundle), name)))}`
  const data = readdirSync(dirname(bundle))
    .filter((name) => name.endsWith('.bin'))
    .map((name) => `(name = ${text(name)}, data = ${embed(name)})`)
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "state", disk = (path = ${text(state)}, writable = true)),
    (name = "assets", disk = (path = ${text(resolve('public'))})),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = ${text(address)}, http = (), service = "site")],
  v8Flags = ${text(heap ? [`--max-heap-size=${heap}`] : [])},
  extensions = [(modules = [(name = "no-limit", internal = true, esModule = ${text(noLimit)})])],
);
const site :Workerd.Worker = (
  modules = [
    (name = "index.js", esModule = ${embed(basename(bundle))}),
    ${data.join(',\n    ')}
  ],
  compatibilityDate = "${date}",
  compatibilityFlags = ${text(flags)},
  bindings = [
    ${[...bindings, ...limits].join(',\n    ')},
    (name = "ASSETS", service = "assets"),
    (name = "OUTBOX", durableObjectNamespace = "Outbox"),
    (name = "VERSION", json = ${text(JSON.stringify({ id: basename(dirname(bundle)) }))}),
  ],
  durableObjectNamespaces = [(className = "Outbox", uniqueKey = "outbox", enableSql = true)],
  durableObjectStorage = (localDisk = "state"),
);
`
  // Not beside the bundle: a wrangler that serves the same bundle restarts at every new file there.
  const file = join(state, 'workerd.capnp')
  writeFileSync(file, config)
  return file
}

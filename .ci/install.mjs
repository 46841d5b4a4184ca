// Runs on any Node. Installs by the lock file if node_modules is missing or older than it; then
// runs the given command with the project's programs and a Node that is new enough first in PATH.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'

const isWindows = process.platform === 'win32'
const wanted = readFileSync('.nvmrc', 'utf8').trim()
const isNew = Number(process.versions.node.split('.')[0]) >= Number(wanted.split('.')[0])
const path = [resolve('node_modules/.bin')]

function run(command, args, options = {}) {
  const env = { ...process.env, ...options.variables }
  env.PATH = [...path, process.env.PATH].join(delimiter)
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: isWindows, env, cwd: options.cwd })
  if (status !== 0) process.exit(status ?? 1)
}

// The command is that of wrangler.toml. `npm start` has built the site before.
if (process.env.SITE_IS_BUILT) process.exit(0)
// Inside wrangler nothing is installed: npm would replace the program that runs.
const isInWrangler = Boolean(process.env.WRANGLER_COMMAND)

// npm would warn about each package that needs a newer Node than the one npm runs with.
const npmOptions = ['--no-audit', '--no-fund', '--loglevel=error']

function installIfOld(folder) {
  if (isInWrangler) return
  const installed = resolve(folder, 'node_modules/.package-lock.json')
  const lock = resolve(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log(`Installing the packages of ${folder}/package-lock.json (npm ci)…`)
  run('npm', ['ci', ...npmOptions], { cwd: folder })
}

function findFetchedNode() {
  const system = isWindows ? 'win' : process.platform
  const file = `.ci/node/node_modules/node-${system}-${process.arch}/bin/node${isWindows ? '.exe' : ''}`
  const isUsable = existsSync(file) && spawnSync(resolve(file), ['--version']).status === 0
  return isUsable ? resolve(file) : undefined
}

if (!isNew) {
  const own = 'To use your own, install it from https://nodejs.org or by "nvm install".'
  if (!findFetchedNode())
    console.log(`Node ${process.versions.node} is too old: this folder fetches ${wanted}. ${own}`)
  installIfOld('.ci/node')
  const node = findFetchedNode()
  if (!node) {
    console.error(`There is no Node to fetch for ${process.platform} ${process.arch}. Install ${wanted}.`)
    process.exit(1)
  }
  path.push(dirname(node))
}
installIfOld('.')

const [command, ...args] = process.argv.slice(2)
// Node caches compiled code: wrangler alone is 15 MB.
const variables = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') }
if (command) run(command, args, { variables })

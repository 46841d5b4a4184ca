// Runs on any Node. Installs by the lock file if node_modules is missing or older than it; then
// runs the given command with the project's Node first in PATH.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const isWindows = process.platform === 'win32'

function run(command, args, variables = {}) {
  const env = { ...process.env, ...variables }
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: isWindows, env })
  if (status !== 0) process.exit(status ?? 1)
}

// The command is that of wrangler.toml. `npm start` has built the site before.
if (process.env.SITE_IS_BUILT) process.exit(0)
// Inside wrangler nothing is installed: npm would replace the program that runs.
const isInWrangler = Boolean(process.env.WRANGLER_COMMAND)

const installed = 'node_modules/.package-lock.json'
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!isCurrent && !isInWrangler) {
  console.log('Installing dependencies by the lock file (npm ci)…')
  // npm would warn that packages need a newer Node than the machine's; the project brings one.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

const [command, ...args] = process.argv.slice(2)
const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
// Node caches compiled code: wrangler alone is 15 MB.
const cache = resolve('node_modules/.cache/node')
if (command) run(command, args, { PATH: path, NODE_COMPILE_CACHE: cache })

// Runs under whatever Node the machine has. Installs by the lock file when node_modules is missing
// or older than it; then runs the command that it was given, with the project's own Node first.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const isWindows = process.platform === 'win32'

/** Ends this process where the command fails. */
function run(command, args, variables = {}) {
  const env = { ...process.env, ...variables }
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: isWindows, env })
  if (status !== 0) process.exit(status ?? 1)
}

const installed = 'node_modules/.package-lock.json'
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!isCurrent) {
  console.log('Installing dependencies by the lock file (npm ci)…')
  // npm would warn that packages need a newer Node than the machine's: the project brings it.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

const [command, ...args] = process.argv.slice(2)
const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
// Node keeps what it has compiled: wrangler alone is 15 MB.
const cache = resolve('node_modules/.cache/node')
if (command) run(command, args, { PATH: path, NODE_COMPILE_CACHE: cache })

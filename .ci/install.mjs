// Runs before `npm start` and `npm test`, under whatever Node the machine has: installs by the lock
// file when node_modules is missing or older than it, and does nothing otherwise.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!isCurrent) {
  console.log('Installing dependencies by the lock file (npm ci)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian packages as root on Debian; elsewhere it does nothing. */
export function installByApt(packages: string[]): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/**
 * Writes which commit the benchmark values are computed from. Writes nothing of it without git, or if
 * a file that decides the values has changes that no commit has.
 */
import { execFileSync } from 'node:child_process'
import { dataFolder } from '#content/build/data-folder.ts'
import type { Commit } from '#src/study-design/benchmark-files.ts'
import { computing } from './computing.ts'

const git = (...options: string[]) =>
  execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function currentCommit(): Commit | null {
  try {
    if (git('status', '--porcelain', '--', ...computing) !== '') return null
    const [hash = '', date = ''] = git('log', '-1', '--format=%H %cs').split(' ')
    return { hash, date }
  } catch {
    return null
  }
}

dataFolder('benchmark-commit')('commit.json', currentCommit())

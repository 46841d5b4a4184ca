import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { releaseBefore } from '#test/support/releases/index.ts'

function run(command: string, args: string[], cwd: string): void {
  // A build of a deploy would ask the live site for its files.
  const env = { ...process.env, OLD_FILES: 'none' }
  const { status, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`The release before cannot be built: "${command} ${args.join(' ')}" says ${stderr}`)
}

/** False in a shallow clone. */
function isInHistory(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0
}

/** The build uses the packages that are installed now. */
function build(commit: string, outDir: string): void {
  const tree = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    run('git', ['archive', '--output', join(tree, 'tree.tar'), commit], '.')
    run('tar', ['-xf', 'tree.tar'], tree)
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
    // A lock file newer than these packages would make the build install again, into them.
    utimesSync(join(tree, 'package-lock.json'), 0, 0)
    run('wrangler', ['deploy', '--dry-run', '--outdir', 'built'], tree)
    mkdirSync(dirname(outDir), { recursive: true })
    cpSync(join(tree, 'built'), outDir, { recursive: true })
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

/** Built once and cached. @returns the bundle's path; null without the commit in the history */
export function buildReleaseBefore(): string | null {
  const { commit } = releaseBefore
  const outDir = resolve('node_modules/.cache/releases', commit)
  if (!existsSync(outDir)) {
    if (!isInHistory(commit)) return null
    build(commit, outDir)
  }
  return join(outDir, 'index.js')
}

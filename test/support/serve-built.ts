/**
 * Serves the Worker as it is deployed (bundled, minified, NODE_ENV production) from a fresh state, with a
 * MailChannels server beside it. `node test/support/serve-built.ts PORT`
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = process.argv[2] ?? '8788'
const outDir = 'test/results/worker'

const build = spawnSync('wrangler', ['deploy', '--dry-run', '--minify', '--outdir', outDir], {
  stdio: 'inherit',
})
if (build.status !== 0) process.exit(build.status ?? 1)

const state = mkdtempSync(join(tmpdir(), 'site-state-'))
const worker = spawn(
  'wrangler',
  [
    ...['dev', `${outDir}/index.js`, '--no-bundle', '--port', port, '--ip', '127.0.0.1'],
    ...['--inspector-port', '0', '--persist-to', state, '--show-interactive-dev-session=false'],
    ...['--var', `SITE_ORIGIN:http://127.0.0.1:${port}`],
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => worker.kill(signal))
worker.on('exit', (code) => process.exit(code ?? 0))

/**
 * Serves the Worker as it is deployed (bundled, minified, NODE_ENV production) from a fresh state, with a
 * MailChannels server beside it. `node test/support/serve-built.ts PORT`
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MailChannelsServer } from './mailchannels-server.ts'

const port = process.argv[2] ?? '8788'
/** The mail server listens beside the site; its one account is asked and told over HTTP by the tests. */
const mailPort = Number(port) + 1
const key = 'browser-tests'
const outDir = 'test/results/worker'

// Data files of an earlier build would be served beside those of this one.
rmSync(outDir, { recursive: true, force: true })
const build = spawnSync('wrangler', ['deploy', '--dry-run', '--minify', '--outdir', outDir], {
  stdio: 'inherit',
})
if (build.status !== 0) process.exit(build.status ?? 1)

// The configuration as it stands, but for the build command: nothing is rebuilt under a running test.
const config = readFileSync('wrangler.toml', 'utf8')
  .replace(/^\[build\]\n(?:(?!\[).*\n)*/m, '')
  .replace('"src/index.ts"', '"worker/index.js"')
  .replace('"public"', '"../../public"')
  // All tests come from one address; the limit itself is tested where it is made.
  .replace('limit = 5', 'limit = 100000')
// Bundled already: its data files stand beside it.
writeFileSync('test/results/wrangler.toml', `find_additional_modules = true\n${config}`)

const mailServer = new MailChannelsServer()
mailServer.open(key)
const mailUrl = await mailServer.start(mailPort)

const state = mkdtempSync(join(tmpdir(), 'site-state-'))
const worker = spawn(
  'wrangler',
  [
    ...['dev', '--config', 'test/results/wrangler.toml', '--no-bundle', '--port', port, '--ip', '127.0.0.1'],
    ...['--inspector-port', '0', '--persist-to', state, '--show-interactive-dev-session=false'],
    ...['--var', `SITE_ORIGIN:http://127.0.0.1:${port}`],
    ...['--var', `MAILCHANNELS_API_KEY:${key}`, '--var', `MAILCHANNELS_BASE_URL:${mailUrl}`],
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => worker.kill(signal))
worker.on('exit', (code) => process.exit(code ?? 0))

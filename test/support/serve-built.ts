/**
 * Serves the Worker as it is deployed (bundled, minified, NODE_ENV production), with a fresh state
 * and a fake MailChannels server. `node test/support/serve-built.ts PORT`, else a free port.
 * `TEST_ASSETS` is another folder than `public/`. With the word `cached` after the port a cache is
 * before the Worker, as at Cloudflare.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { siteBundle } from '#test/faults/worker.ts'
import { freePort } from './free-port.ts'
import { MailChannelsServer } from './mailchannels-server.ts'
import { openNearCache } from './near-cache.ts'
import { wideLimits, wranglerConfig, writeWranglerConfig } from './wrangler-config.ts'

const port = process.argv[2] ?? String(await freePort(2))
/** The tests read and set the mail server's account over HTTP. */
const mailPort = Number(port) + 1
const key = 'browser-tests'
const bundle = siteBundle(`browser-${port}`)

const directory = resolve(process.env.TEST_ASSETS ?? wranglerConfig.assets.directory)

const config = writeWranglerConfig(`test/results/wrangler-${port}.json`, {
  main: bundle,
  assets: { ...wranglerConfig.assets, directory },
  find_additional_modules: true,
  ratelimits: wideLimits,
})

const mailServer = new MailChannelsServer()
mailServer.open(key)
const mailUrl = await mailServer.start(mailPort)

const isCached = process.argv[3] === 'cached'
const workerPort = isCached ? String(await freePort()) : port
if (isCached) await openNearCache(Number(port), Number(workerPort))

const state = mkdtempSync(join(tmpdir(), 'site-state-'))
const worker = spawn(
  'wrangler',
  [
    ...['dev', '--config', config, '--no-bundle', '--port', workerPort, '--ip', '127.0.0.1'],
    ...['--inspector-port', '0', '--persist-to', state, '--show-interactive-dev-session=false'],
    ...['--var', `SITE_ORIGIN:http://127.0.0.1:${port}`],
    ...['--var', `MAILCHANNELS_API_KEY:${key}`, '--var', `MAILCHANNELS_BASE_URL:${mailUrl}`],
    ...['--var', 'MAILS_PER_DAY:1000000'],
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => worker.kill(signal))
worker.on('exit', (code) => process.exit(code ?? 0))

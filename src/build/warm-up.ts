/**
 * Runs after `npm run deploy`: a new version starts with an empty cache. Requests the health check
 * and every address of the sitemap. `--site` replaces the origin of wrangler.toml.
 */
import { parseArgs } from 'node:util'
import { experimental_readRawConfig } from 'wrangler'

/** Parallel requests. A cold isolate renders one page at a time. */
const atOnce = 4

/** In ms, for one answer. */
const patience = 30_000

const { vars } = experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig
const { values } = parseArgs({ options: { site: { type: 'string', default: String(vars?.SITE_ORIGIN) } } })
const { origin } = new URL(values.site)

const failures: string[] = []

/** Returns an empty text and notes the failure if the answer fails. */
async function ask(path: string): Promise<string> {
  try {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(patience) })
    if (response.ok) return await response.text()
    failures.push(`${path} answered ${response.status}`)
  } catch (error) {
    failures.push(`${path} did not answer: ${(error instanceof Error && error.cause) || error}`)
  }
  return ''
}

await ask('/api/health')
const sitemap = await ask('/sitemap.xml')
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
  return pathname + search
})
const waiting = paths.values()
const askInTurn = async () => {
  for (const path of waiting) await ask(path)
}
await Promise.all(Array.from({ length: atOnce }, askInTurn))
for (const failure of failures) console.error(failure)
console.log(`asked for ${paths.length} addresses of ${origin}, ${failures.length} failed`)
if (failures.length > 0) {
  console.error('Is SITE_ORIGIN in wrangler.toml right? If so, "npx wrangler tail" shows what fails,')
  console.error('and "npx wrangler rollback" brings back the version before.')
}
process.exit(failures.length > 0 ? 1 : 0)

/**
 * Runs after `npm run deploy`: asks for the site's health, then for every address of the sitemap
 * once. A new version starts with an empty cache, and so no visitor is the first. `--site` names
 * another origin than that of wrangler.toml. Fails when one answer fails.
 */
import { parseArgs } from 'node:util'
import { experimental_readRawConfig } from 'wrangler'

/** Requests at once: a deploy need not hurry, and a cold isolate renders one page at a time. */
const atOnce = 4

/** The longest wait for an answer, in ms. */
const patience = 30_000

const { vars } = experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig
const { values } = parseArgs({ options: { site: { type: 'string', default: String(vars?.SITE_ORIGIN) } } })
const { origin } = new URL(values.site)

const failures: string[] = []

/** The text at a path; empty where none came, which is noted. */
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

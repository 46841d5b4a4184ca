/**
 * Runs after `npm run deploy`: a new version starts with an empty cache, so this asks for every
 * address of the sitemap once, and no visitor is the first. `--site` names another origin than that
 * of wrangler.toml. Fails when one fails.
 */
import { parseArgs } from 'node:util'
import { experimental_readRawConfig } from 'wrangler'

/** Requests at once: a deploy need not hurry, and a cold isolate renders one page at a time. */
const atOnce = 4

const { vars } = experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig
const { values } = parseArgs({ options: { site: { type: 'string', default: String(vars?.SITE_ORIGIN) } } })
const { origin } = new URL(values.site)

async function ask(path: string): Promise<string> {
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

const sitemap = await ask('/sitemap.xml')
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
  return pathname + search
})
const waiting = paths.values()
const failures: string[] = []
const askInTurn = async () => {
  for (const path of waiting) await ask(path).catch(({ message }: Error) => failures.push(message))
}
await Promise.all(Array.from({ length: atOnce }, askInTurn))
for (const failure of failures) console.error(failure)
console.log(`asked for ${paths.length} addresses of ${origin}, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)

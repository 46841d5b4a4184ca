/**
 * Runs after `npm run deploy`: a new version starts with an empty cache. Requests the health check
 * and every address of the sitemap. A domain that is not connected yet is no failure. `--site`
 * replaces the origin of wrangler.toml, `--seconds` the time for all requests.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { configuredOrigin, connectionProblem, isOwnHealth, reasonOf } from './connected.ts'

/** Parallel requests. A cold isolate renders one page at a time. */
const atOnce = 4

/** In ms, for one answer. */
const patience = 30_000

const mostAddresses = 2_000

/** In characters, of one answer. */
const mostText = 4_000_000

/** A broken version must be rolled back soon. */
const mostFailures = 20

/** The zone's rate limit may answer 429. In seconds, if it does not say for how long. */
const pause = 10
const mostPause = 60
const mostPauses = 5

const { values } = parseArgs({
  options: { site: { type: 'string' }, seconds: { type: 'string', default: '600' } },
})
const site = new URL(values.site ?? (await configuredOrigin()))
const end = performance.now() + Number(values.seconds) * 1000

const failures: string[] = []

async function textOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > mostText) throw new Error(`more than ${mostText} characters`)
  }
  return text
}

interface Answer {
  status: number
  text: string
  /** Every answer of this site names its address for reports. */
  isOurs: boolean
}

/** Notes the failure if the site does not answer. */
async function ask(path: string, pauses = 0): Promise<Answer | null> {
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(site.origin + path, { redirect: 'manual', signal })
    const text = await textOf(response)
    const isLimited = response.status === 429 && pauses < mostPauses && performance.now() < end
    const isOurs = response.headers.get('reporting-endpoints') === 'site="/api/reports"'
    if (!isLimited) return { status: response.status, text, isOurs }
    await wait(Math.min(Number(response.headers.get('retry-after')) || pause, mostPause) * 1000)
    return ask(path, pauses + 1)
  } catch (error) {
    failures.push(`${path} did not answer: ${reasonOf(error)}`)
    return null
  }
}

/** Notes the failure if the status is not 200. */
async function read(path: string): Promise<string | null> {
  const answer = await ask(path)
  if (answer?.status === 200) return answer.text
  if (answer) failures.push(`${path} answered ${answer.status}`)
  return null
}

function endUnconnected(problem: string): never {
  console.log(`The domain is not connected yet: ${site.origin} ${problem}.`)
  console.log('Write this host into "routes" of wrangler.toml, uncomment the line and deploy again, or set')
  console.log('SITE_ORIGIN to the address that the deploy has printed. A new domain may take some minutes:')
  console.log('"node src/build/warm-up.ts" checks again.')
  process.exit(0)
}

async function checkHealth(): Promise<void> {
  const problem = await connectionProblem(site)
  if (problem) endUnconnected(`cannot be reached (${problem})`)
  const health = await ask('/api/health')
  if (!health || (health.status === 200 && isOwnHealth(health.text))) return
  if (health.status < 500 && !health.isOurs)
    endUnconnected(`is another site (its /api/health, status ${health.status}, is not ours)`)
  failures.push(`/api/health answered ${health.status}`)
}

function addressesIn(sitemap: string): string[] {
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'))
    return url ? [url.pathname + url.search] : []
  })
  return found.slice(0, mostAddresses)
}

await checkHealth()
const sitemap = await read('/sitemap.xml')
const paths = addressesIn(sitemap ?? '')
if (sitemap !== null && paths.length === 0) failures.push('/sitemap.xml lists no address')
let asked = 0
const waiting = paths.values()
const askInTurn = async () => {
  for (const path of waiting) {
    if (performance.now() > end || failures.length >= mostFailures) return
    asked += 1
    await read(path)
  }
}
await Promise.all(Array.from({ length: atOnce }, askInTurn))
for (const failure of failures) console.error(failure)
console.log(`asked for ${asked} addresses of ${site.origin}, ${failures.length} failed`)
if (asked < paths.length) console.log(`${paths.length - asked} were not asked for`)
if (failures.length > 0) {
  console.error('Is SITE_ORIGIN in wrangler.toml right? If so, "npm run wrangler -- tail" shows what fails,')
  console.error('and "npm run wrangler -- rollback" brings back the version before.')
}
process.exit(failures.length > 0 ? 1 : 0)

import { openDevtools, type Tab } from './devtools.ts'
import { median } from './median.ts'
import { evaluate, openPhone } from './phone.ts'

const rounds = 7
const readings = [
  ['/', '/key-concepts/hazard-ratio-hr', '/biostatistics'],
  ['/key-concepts/hazard-ratio-hr', '/key-concepts/censoring', '/data-management'],
  ['/study-design/two-means', '/about-us', '/key-concepts/hazard-ratio-hr'],
  ['/?lang=he', '/key-concepts/hazard-ratio-hr?lang=he', '/biostatistics?lang=he'],
]

function observePaint() {
  let paint = 0
  new PerformanceObserver((list) => {
    paint = list.getEntries().at(-1)?.startTime ?? paint
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const painted = async () => {
    while (document.readyState !== 'complete') await new Promise((resolve) => setTimeout(resolve, 50))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return paint
  }
  Object.assign(window, { painted })
}

/** Opens the pages one after the other in a tab whose cache is empty at first. */
async function read(tab: Tab, origin: string, pages: readonly string[]) {
  let wire = 0
  let request = ''
  tab.on('Network.responseReceived', ({ type, requestId, response }) => {
    if (type !== 'Document') return
    if (response.status !== 200) throw new Error(`${response.url} answers ${response.status}`)
    request = requestId
  })
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requestId === request) wire = encodedDataLength
  })
  const seen: { LCP: number; document: number }[] = []
  for (const page of pages) {
    await tab.send('Page.navigate', { url: origin + page })
    seen.push({ LCP: await evaluate(tab, 'painted()'), document: wire })
  }
  return seen
}

/** What somebody waits for who reads three pages; medians in ms, and bytes on the wire. */
export async function reading(origin: string) {
  const taken = readings.map(() => [] as Awaited<ReturnType<typeof read>>[])
  for (let round = 0; round < rounds; round += 1) {
    const devtools = await openDevtools()
    for (const [index, pages] of readings.entries()) {
      const tab = await openPhone(devtools, observePaint)
      taken[index]?.push(await read(tab, origin, pages))
      await tab.close()
    }
    devtools.close()
  }
  return readings.flatMap((pages, index) =>
    pages.map((page, place) => {
      const of = (name: 'LCP' | 'document') =>
        Math.round(median((taken[index] ?? []).map((seen) => seen[place]?.[name] ?? Number.NaN)))
      return { page, 'read as': `page ${place + 1}`, LCP: of('LCP'), document: of('document') }
    }),
  )
}

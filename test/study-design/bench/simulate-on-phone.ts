/**
 * `node test/study-design/bench/simulate-on-phone.ts ORIGIN`: presses "Simulate" of a design, and "Recompute
 * all here" on the page of the checks, on a phone on slow 4G: ms from the press to the first progress and to
 * the end, and the longest task of the page meanwhile. The browser slows pages down, not workers, so the
 * time from the first progress to the end is multiplied.
 */
import { openDevtools } from '#test/bench/devtools.ts'
import { evaluate, openPhone, slowdown } from '#test/bench/phone.ts'

const [origin = 'http://localhost:8787'] = process.argv.slice(2)

const simulation = '#simulation'
const checks = '[data-island="recompute-checks"]'

/** With the part that has the button. */
const pages = {
  'two t tests of 64': ['/study-design/two-means', simulation],
  'log-rank tests of 300': ['/study-design/time-to-event?find=power&n=150', simulation],
  'group-sequential, four looks': ['/study-design/group-sequential?looks=4', simulation],
  'all checks': ['/study-design/checks', checks],
  'checks, the longest list of a design': ['/study-design/checks?design=group-sequential', checks],
  'checks, the longest list of a kind': ['/study-design/checks?kind=program', checks],
} as const

function observe() {
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
  })
  const until = async (isThere: () => unknown) => {
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const press = async (selector: string) => {
    await until(() => document.querySelector(`[data-hydrated] ${selector}, [data-hydrated]${selector}`))
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const part = document.querySelector(selector)
    const progress = part?.querySelector('progress')
    const start = performance.now()
    part?.querySelector<HTMLElement>('.btn-primary')?.click()
    await until(() => progress?.value)
    const first = performance.now() - start
    await until(() => !progress?.checkVisibility())
    const end = performance.now() - start
    await new Promise((resolve) => setTimeout(resolve, 200))
    const lengths = tasks.filter(({ startTime }) => startTime >= start).map(({ duration }) => duration)
    return { first, end, longest: Math.max(0, ...lengths) }
  }
  Object.assign(window, { press })
}

const devtools = await openDevtools()
const rows = []
for (const [name, [path, part]] of Object.entries(pages)) {
  const tab = await openPhone(devtools, observe)
  await tab.send('Page.navigate', { url: `${origin}${path}` })
  const { first, end, longest } = await evaluate(tab, `press(${JSON.stringify(part)})`)
  rows.push({
    pressed: name,
    'first progress': Math.round(first),
    'longest task': Math.round(longest),
    end: Math.round(first + slowdown * (end - first)),
  })
  await tab.close()
}
console.table(rows)
await devtools.close()

/**
 * `node test/study-design/bench/simulate-on-phone.ts ORIGIN`: presses "Simulate" on a phone on slow 4G:
 * ms from the press to the first progress and to the end, and the longest task of the page meanwhile. The
 * browser slows pages down, not workers, so the time from the first progress to the end is multiplied.
 */
import { openDevtools } from '#test/bench/devtools.ts'
import { evaluate, openPhone, slowdown } from '#test/bench/phone.ts'

const [origin = 'http://localhost:8787'] = process.argv.slice(2)

const pages = {
  'two t tests of 64': '/study-design/two-means',
  'log-rank tests of 300': '/study-design/time-to-event?find=power&n=150',
  'group-sequential, four looks': '/study-design/group-sequential?looks=4',
}

function observe() {
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
  })
  const until = async (isThere: () => unknown) => {
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const press = async () => {
    await until(() => document.querySelector('[data-island="design-answer"][data-hydrated]'))
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const section = document.getElementById('simulation')
    const progress = section?.querySelector('progress')
    const start = performance.now()
    section?.querySelector<HTMLElement>('[data-start]')?.click()
    await until(() => progress?.hasAttribute('value'))
    const first = performance.now() - start
    await until(() => progress?.hidden)
    const end = performance.now() - start
    await new Promise((resolve) => setTimeout(resolve, 200))
    const lengths = tasks.filter(({ startTime }) => startTime >= start).map(({ duration }) => duration)
    return { first, end, longest: Math.max(0, ...lengths) }
  }
  Object.assign(window, { press })
}

const devtools = await openDevtools()
const rows = []
for (const [name, path] of Object.entries(pages)) {
  const tab = await openPhone(devtools, observe)
  await tab.send('Page.navigate', { url: `${origin}${path}` })
  const { first, end, longest } = await evaluate(tab, 'press()')
  rows.push({
    'of 10,000': name,
    'first progress': Math.round(first),
    'longest task': Math.round(longest),
    end: Math.round(first + slowdown * (end - first)),
  })
  await tab.close()
}
console.table(rows)
await devtools.close()

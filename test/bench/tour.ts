import { visit } from './browser.ts'
import { openDevtools } from './devtools.ts'
import { median } from './median.ts'
import { isTypedInto, typeWord } from './typing.ts'

const rounds = 5

function lineOf(page: string, visits: Awaited<ReturnType<typeof visit>>[], keys: number[]) {
  const of = (name: keyof (typeof visits)[number]) => median(visits.map((one) => one[name]))
  const tap = Math.round(of('tap to menu'))
  return {
    page,
    FCP: Math.round(of('FCP')),
    LCP: Math.round(of('LCP')),
    CLS: of('CLS').toFixed(3),
    TBT: Math.round(of('TBT')),
    'longest task': Math.round(of('longest task')),
    'tap to menu': Number.isNaN(tap) ? '' : tap,
    requests: of('requests'),
    'key to paint': keys.length > 0 ? Math.round(median(keys)) : '',
    visits: visits.length,
  }
}

/**
 * In rounds, so that other load on the machine affects all pages alike. No new round begins after
 * `minutes`.
 */
export async function tour(origin: string, pages: string[], minutes: number) {
  const end = Date.now() + minutes * 60_000
  const visits = new Map(pages.map((page) => [page, [] as Awaited<ReturnType<typeof visit>>[]]))
  const keys = new Map(pages.map((page) => [page, [] as number[]]))
  for (let round = 0; round < rounds && (round === 0 || Date.now() < end); round += 1) {
    // A new browser for each round: it has cached nothing of the site.
    const devtools = await openDevtools()
    // This visit only wakes the browser: fonts, processes and snapshots.
    await visit(devtools, `${origin.replace('127.0.0.1', 'localhost')}${pages.at(-1)}`)
    for (const page of pages) {
      visits.get(page)?.push(await visit(devtools, origin + page))
      if (isTypedInto(page)) keys.get(page)?.push(...(await typeWord(devtools, origin + page)))
    }
    devtools.close()
  }
  return pages.map((page) => lineOf(page, visits.get(page) ?? [], keys.get(page) ?? []))
}

export function markdown(lines: object[]): string {
  const row = (cells: unknown[]) => `| ${cells.join(' | ')} |`
  const names = Object.keys(lines[0] ?? {})
  return [row(names), row(names.map(() => '---')), ...lines.map((line) => row(Object.values(line)))].join(
    '\n',
  )
}

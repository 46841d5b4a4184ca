import { visit } from './browser.ts'
import { openDevtools } from './devtools.ts'
import { median } from './median.ts'
import { isTypedInto, typeWord } from './typing.ts'

const rounds = 5

/** One line of the table: the medians of a page's visits. */
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
 * Visits every page in rounds, so that what else the machine does falls on all of them alike, and
 * gives the medians. After so many minutes no other round begins.
 */
export async function tour(origin: string, pages: string[], minutes: number) {
  const end = Date.now() + minutes * 60_000
  const visits = new Map(pages.map((page) => [page, [] as Awaited<ReturnType<typeof visit>>[]]))
  const keys = new Map(pages.map((page) => [page, [] as number[]]))
  for (let round = 0; round < rounds && (round === 0 || Date.now() < end); round += 1) {
    // A browser of its own for each round: what it has learned of the site does not carry over.
    const devtools = await openDevtools()
    // Nobody's first page wakes their browser: fonts, processes and snapshots are there when a
    // reader comes.
    await visit(devtools, `${origin.replace('127.0.0.1', 'localhost')}${pages.at(-1)}`)
    for (const page of pages) {
      visits.get(page)?.push(await visit(devtools, origin + page))
      if (isTypedInto(page)) keys.get(page)?.push(...(await typeWord(devtools, origin + page)))
    }
    devtools.close()
  }
  return pages.map((page) => lineOf(page, visits.get(page) ?? [], keys.get(page) ?? []))
}

/** A table as Markdown has it, for the README. */
export function markdown(lines: object[]): string {
  const row = (cells: unknown[]) => `| ${cells.join(' | ')} |`
  const names = Object.keys(lines[0] ?? {})
  return [row(names), row(names.map(() => '---')), ...lines.map((line) => row(Object.values(line)))].join(
    '\n',
  )
}

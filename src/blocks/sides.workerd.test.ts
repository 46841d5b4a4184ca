import { expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import { allPosts } from '#src/blog/posts.ts'
import { postSides } from '#src/blog/sides.ts'
import { policySides } from '#src/company/policies/sides.ts'
import { serviceSides } from '#src/company/services/sides.ts'
import { termSides } from '#src/glossary/sides.ts'
import { glossaryRecords, termEntry, wordsOf } from '#src/words/words.ts'
import { bindings } from '#test/support/site.ts'
import { type Pair, pairsOf, type SideBlock, type Sides } from './sides.ts'

const policies = ['privacy-policy', 'terms-of-service', 'cookie-policy', 'accessibility'] as const

const sides: [string, (language: Language) => Sides][] = [
  ...allPosts('en').map(({ slug }): (typeof sides)[0] => [slug, (one) => postSides(slug, one)]),
  ...servicePages.map((page): (typeof sides)[0] => [page, (one) => serviceSides(page, one)]),
  ...policies.map((page): (typeof sides)[0] => [
    page,
    (one) => policySides(wordsOf(`company/${page}`)(one), one),
  ]),
]

/** The parts that the blocks of a row must share. */
function shapeOf(block: SideBlock | undefined): string {
  if (!block) return 'nothing'
  if (block.kind === 'heading') return `heading ${block.level} #${block.id}`
  if (block.kind === 'list') return `list of ${block.items.length}`
  return block.kind === 'plot' ? `plot ${block.name}` : block.kind
}

/** Describes the first row whose blocks do not match. */
function unpaired(pairs: readonly Pair[]): string | undefined {
  const faults = pairs.flatMap((pair, row) => {
    const shapes = languages.map((language) => `${language} ${shapeOf(pair[language])}`)
    const isPaired = new Set(languages.map((language) => shapeOf(pair[language]))).size === 1
    return isPaired ? [] : [`row ${row}: ${shapes.join(', ')}`]
  })
  return faults[0]
}

test.each(sides)('%s: every block of a language pairs with one of the other', (_, of) => {
  const pairs = pairsOf((language) => of(language).blocks)
  expect(unpaired(pairs)).toBeUndefined()
  expect(pairs.length).toBeGreaterThan(20)
})

test('every term of the glossary pairs', async () => {
  const entries = await Promise.all(glossaryRecords().map(({ slug }) => termEntry(slug, bindings)))
  const faults = entries.flatMap((entry) =>
    entry ? (unpaired(pairsOf((language) => termSides(entry, language).blocks)) ?? []) : ['no entry'],
  )
  expect(faults).toEqual([])
})

test('a line that Hebrew says in the line before: its place is empty there', () => {
  const lists = pairsOf((language) => serviceSides('data-management', language).blocks).flatMap(
    ({ en, he }) => (en?.kind === 'list' && he?.kind === 'list' ? [{ en: en.items, he: he.items }] : []),
  )
  const gaps = lists.flatMap(({ en, he }) =>
    he.flatMap((item, place) =>
      item.some(({ text }) => text) ? [] : [en[place]?.map(({ text }) => text).join('')],
    ),
  )
  expect(gaps).toEqual(['Transaction backups every 15 minutes'])
})

test('blocks that do not pair are named by their row', () => {
  const paragraph: SideBlock = { kind: 'paragraph', inlines: [] }
  const plot: SideBlock = { kind: 'plot', name: 'a' }
  const given = { en: [paragraph, plot], he: [paragraph] }
  expect(unpaired(pairsOf((language) => given[language]))).toBe('row 1: en plot a, he nothing')
})

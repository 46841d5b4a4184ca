import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builders } from '#src/build/builders.ts'
import { isCurrent } from '#src/build/inputs.ts'

const stale = builders.filter((builder) => !isCurrent(builder)).map(({ name }) => name)

/**
 * The builders with a changed input, without those that read their output, and without the Markdown of
 * whole pages, which depends on all code of the Worker and is no part of `npm start`.
 */
function runAfter(file: string, from: string | RegExp, to: string): string[] {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  expect(changed, `${file} has no ${from}`).not.toBe(text)
  return builders
    .filter((builder) => !builder.isForDeploy && !isCurrent(builder, { [file]: changed }))
    .map(({ name }) => name)
}

test('after a build, nothing is left to run', () => expect(stale, 'Run "npm run build"').toEqual([]))

test.each<[string, string, string | RegExp, string, string[]]>([
  ['a word of a page', 'content/company/home/en.ts', 'Statistical', 'Statistic', ['content']],
  [
    'a word of a post',
    'content/blog/sdtm-adam-requirements-by-phase/en.md',
    /\n$/,
    ' A word.\n',
    ['content'],
  ],
  ['a phrase of the search', 'content/search/terms/en.txt', /\n$/, ', more words\n', ['search']],
  ['a rule of a sheet', 'client/design/parts.css', '{', '{orphans:2;', ['styles']],
  [
    'the icon of a card',
    'content/company/clinical-solutions/en.ts',
    /icon: '[\w-]+'/,
    "icon: 'bell'",
    ['utilities', 'content'],
  ],
  ['a class of a page', 'src/site/not-found.tsx', 'className="', 'className="pt-7 ', ['utilities']],
  // It describes pages, and so imports them.
  ['a comment of the Worker', 'src/site/define-page.ts', /^/, '/** A page. */\n', ['machines']],
  ['a comment of a middleware', 'src/middleware/freshness.ts', /^/, '/** A comment. */\n', ['machines']],
])('%s: only the builders whose output it changes', (_, file, from, to, expected) => {
  expect(runAfter(file, from, to)).toEqual(expected)
})

test.each([
  ['machines', 'src/build/*/machines.ts'],
  ['search', 'src/build/*/search-entries.ts'],
])('%s: its program has the modules that it imports by a pattern', (name, pattern) => {
  const { modules } = JSON.parse(readFileSync(`.build/${name}.inputs.json`, 'utf8'))
  const files = globSync(pattern)
  expect(files.length).toBeGreaterThan(2)
  expect(modules).toEqual(expect.arrayContaining(files))
})

test('a number of a statistic: no builder of styles or words', () => {
  const run = runAfter('src/packages/statistics/distributions/normal.ts', /^/, '/** A comment. */\n')
  expect(run).toContain('benchmarks')
  for (const name of ['utilities', 'styles', 'content', 'notices']) expect(run).not.toContain(name)
})

test.each(['designs/two-means/benchmarks.csv', 'designs/sources.csv', 'checks/benchmarks.csv'])(
  'a line of %s: the builder of the benchmark values',
  (file) => {
    expect(runAfter(`src/packages/trial-designs/${file}`, /\n$/, ',\n')).toEqual([
      'benchmarks',
      'benchmark commit',
    ])
  },
)

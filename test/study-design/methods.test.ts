import { type DesignName, designNames, designs, probabilityText } from '@marom/trial-designs'
import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { designWords, methodsText, notesText } from '#src/study-design/words.ts'
import { inShort } from '#test/support/extent.ts'

/** One state of each design beside its example and what else it may be asked, or several. */
const others: Record<DesignName, string | readonly string[]> = {
  'two-means': [
    'goal=noninferiority&difference=0&ratio=2&dropout=15',
    'goal=noninferiority&better=lower&difference=0.1&sd=1.1&margin=0.4&allocation=2:1',
    'correlation=0.5&difference=-5',
    'goal=equivalence&difference=1&correlation=0.6',
  ],
  'two-proportions': [
    'goal=equivalence&p1=85&p2=85&dropout=10',
    'goal=noninferiority&better=lower&p1=12&p2=10&margin=5',
    'goal=supermargin&better=lower&p1=5&p2=30&margin=10',
  ],
  'time-to-event': [
    'goal=noninferiority&hr=0.95&lost=0&n=90',
    'delay=3&controlBy=rate&pace=steps&nextMonths=2&lostTreated=8',
    'controlBy=changing&recruitment=rate&exposure=fixed',
  ],
  bioequivalence: 'layout=parallel&dropout=10',
  'one-proportion': 'sides=2&p0=40&p1=20&n=50',
  'simon-two-stage': 'criterion=minimax&dropout=5',
  'cluster-randomized': 'outcome=proportions&goal=noninferiority&margin=10&p1=50&cv=0.4&dropout=10',
  'group-sequential': [
    'boundary=hwangShihDeCani&looks=5&sides=1&alpha=0.025&unit=events&fixed=300',
    'futility=obrienFleming&unit=survival&hr=0.75&power=90&allocation=2:1',
    'unit=survival&goal=noninferiority&hr=1&method=schoenfeld',
    'unit=survival&delay=3&futility=hwangShihDeCani&looks=4',
    'goal=noninferiority&difference=0&dropout=10&allocation=2:1',
    'comparison=paired&find=power&n=60',
    'unit=proportions&correction=continuity',
    'unit=proportions&goal=supermargin&p1=85&p2=60&find=effect&n=200',
    'unit=participants&futility=hwangShihDeCani&binding=yes&harm=pocock&looks=2&dropout=10',
  ],
  precision: 'measure=rate&width=0.05&dropout=10',
  'rare-events': 'events=3&risk=0.5&n=1000',
}

const paragraphOf = (name: DesignName, query: string, language: (typeof languages)[number]) => {
  const answer = designs[name].answer(Object.fromEntries(new URLSearchParams(query)))
  if (!answer.isResult) throw new Error(JSON.stringify({ name, query, faults: answer.faults }))
  return methodsText(name, language, answer)
}

/** What a design may be asked, where its example has an answer. */
const questions = (name: DesignName) =>
  (designs[name].fields.find((field) => field.name === 'find')?.options ?? [])
    .filter((find) => find !== 'size' && designs[name].answer({ find }).isResult)
    .map((find) => `find=${find}`)

test.each(languages)('the paragraphs of each design are those in the file (%s)', async (language) => {
  const lines = designNames.flatMap((name) => [
    `## ${designWords(name, language).heading}`,
    ...['', others[name], questions(name)]
      .flat()
      .flatMap((query) => [`\`${name}${query && `?${query}`}\``, paragraphOf(name, query, language)]),
  ])
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot(`methods/${language}.md`)
})

const mostCombinations = inShort(60, 300)

/** Combinations of the choices, with looks of every number: all, or some of very many. */
function choicesOf(name: DesignName): Record<string, string>[] {
  const choices = designs[name].fields
    .filter(({ kind, name: field }) => kind === 'choice' || field === 'looks')
    .map(({ name: field, options }) => ({ field, options: options.length > 0 ? options : ['2', '3', '6'] }))
  const all = choices.reduce((product, { options }) => product * options.length, 1)
  // Steps by the golden section spread over all digits of a combination.
  const step = all > mostCombinations ? Math.floor(all * 0.618) : 1
  return Array.from({ length: Math.min(all, mostCombinations) }, (_, index) => {
    let rest = (index * step) % all
    return Object.fromEntries(
      choices.map(({ field, options }) => {
        const option = options[rest % options.length] ?? ''
        rest = Math.floor(rest / options.length)
        return [field, option]
      }),
    )
  })
}

const readsField = (name: DesignName, field: string) => designs[name].fields.some((one) => one.name === field)

/** The other direction of the effect, a loss, no loss, a given size, a varying cluster. */
const changes: Record<string, string>[] = [
  {},
  {
    dropout: '10',
    lost: '0',
    cv: '0.5',
    accrual: '1',
    followUp: '1',
    events: '3',
    within: '1%',
    width: '1',
    margin: '20',
  },
  { p1: '35', difference: '-5', hr: '1.4', p0: '50', n: '400', correlation: '0.8' },
  { n: '100000', margin: '20' },
]

const branches = designNames.flatMap((name) =>
  choicesOf(name).flatMap((choices) =>
    changes
      .map((change) => Object.entries(change).filter(([field]) => readsField(name, field)))
      .map((change) => ({
        name,
        query: `${new URLSearchParams({ ...choices, ...Object.fromEntries(change) })}`,
      })),
  ),
)

const facts = {
  en: { source: '[source]', target: 'target power of', targetIs: 'The target power is' },
  he: { source: '[מקור]', target: 'עוצמת יעד של', targetIs: 'עוצמת היעד היא' },
}

test('every branch of every design: a whole paragraph with its sources, targets and powers, none of 100%', () => {
  const written = branches.flatMap((branch) => {
    const { name, query } = branch
    const answer = designs[name].answer(Object.fromEntries(new URLSearchParams(query)))
    return answer.isResult ? [{ ...branch, answer }] : []
  })
  expect(written.length).toBeGreaterThan(400)
  expect(new Set(written.map(({ name }) => name)).size).toBe(designNames.length)
  for (const { name, query, answer } of written) {
    for (const language of languages) {
      const text = methodsText(name, language, answer)
      for (const note of notesText(name, language, answer.notes))
        expect(note.text, `${name}?${query}`).not.toMatch(/[{}]|undefined|NaN| {2}/)
      const where = `${name}?${query}: ${text}`
      const { source, target, targetIs } = facts[language]
      expect(text, where).not.toMatch(/[{}]|undefined|NaN| {2}|\(\s|\s[.,)]|([^\s\d])\1{3}/)
      expect(text, where).not.toMatch(/(power of|power|עוצמה של|probability is|היא) 100(\.0+)?%/)
      expect(text, where).toContain(source)
      const hasTarget = text.includes(target) || text.includes(targetIs)
      expect(hasTarget, where).toBe(answer.values.power !== undefined && answer.texts.find !== 'power')
      const { power, chance } = answer.values
      const reached = power ?? chance
      if (reached !== undefined) expect(text, where).toContain(probabilityText(reached))
    }
  }
})

test('a power near 1 is above 99.9%, and one near 0 below 0.1%', () => {
  expect(paragraphOf('two-means', 'n=100000', 'en')).toContain('a power of >99.9% to detect')
  expect(paragraphOf('bioequivalence', 'n=4&cv=300', 'en')).toContain('a power of <0.1% to conclude')
})

test.each([
  ['simon-two-stage', 'p0=5&p1=25', 'If the number of responses then is 0, the trial'],
  ['one-proportion', 'p0=40&p1=20&n=6', 'who meet the endpoint is 0; the type I'],
  ['one-proportion', 'sides=2', 'is 14 or more, or if it does not exceed 3; the type I error rate of both'],
  ['two-means', 'goal=noninferiority&difference=0', 'in group 1 is below that in group 2 by the'],
  ['two-means', 'goal=noninferiority&difference=0', '(group 1 minus group 2) lies entirely above −5.'],
  ['two-means', 'goal=noninferiority&difference=0&better=lower', 'minus group 2) lies entirely below 5.'],
  ['two-means', 'goal=equivalence&difference=0&better=lower', 'lies entirely within ±5.'],
  [
    'two-proportions',
    'goal=supermargin',
    '(group 1 minus group 2) lies entirely above 10 percentage points.',
  ],
  [
    'two-proportions',
    'goal=supermargin&better=lower&p1=30',
    'in group 1 is below that in group 2 by no more',
  ],
  [
    'two-proportions',
    'goal=supermargin&better=lower&p1=30',
    'minus group 2) lies entirely below −10 percentage points.',
  ],
  ['two-proportions', 'variance=unpooled', '(Chow et al. 2018)'],
  ['two-proportions', 'variance=unpooled&goal=noninferiority&p1=80&p2=80', '(Chow et al. 2018)'],
  ['two-proportions', 'variance=unpooled&correction=continuity', '(Fleiss et al. 2003)'],
] as const)('%s?%s: %s', (name, query, part) => {
  expect(paragraphOf(name, query, 'en')).toContain(part)
})

test('R reads a percentage as it was typed', () => {
  const answer = designs['one-proportion'].answer({ p0: '99', p1: '99.9', n: '5' })
  expect(answer.isResult && answer.r).toContain('  n,\n  0.999,\n')
})

import { type DesignName, designNames, designs, probabilityText } from '@marom/trial-designs'
import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { designWords, methodsText, notesText } from '#src/study-design/words.ts'
import { inShort } from '#test/support/extent.ts'
import { factsSaid, notesSaid, numbersSaid } from './facts.ts'

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
  bioequivalence: ['layout=parallel&dropout=10', 'cv=5'],
  'one-proportion': ['sides=2&p0=40&p1=20&n=50', 'p0=5&p1=0.5&n=10'],
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
    'unit=participants&find=power&n=300',
    'unit=events&find=effect&n=300',
    'unit=participants&futility=hwangShihDeCani&binding=yes&harm=pocock&looks=2&dropout=10',
  ],
  precision: 'measure=rate&width=0.05&dropout=10',
  'rare-events': 'events=3&risk=0.5&n=1000',
}

function answerOf(name: DesignName, query: string) {
  const answer = designs[name].answer(Object.fromEntries(new URLSearchParams(query)))
  if (!answer.isResult) throw new Error(JSON.stringify({ name, query, faults: answer.faults }))
  return answer
}

/** What a design may be asked, where its example has an answer. */
const questions = (name: DesignName) =>
  (designs[name].fields.find((field) => field.name === 'find')?.options ?? [])
    .filter((find) => find !== 'size' && designs[name].answer({ find }).isResult)
    .map((find) => `find=${find}`)

/** The states of the file. */
const kept = designNames.flatMap((name) =>
  ['', others[name], questions(name)]
    .flat()
    .map((query) => ({ name, state: name + (query && `?${query}`), answer: answerOf(name, query) })),
)

/** Where the words of both languages stand, for a message. */
const filesOf = (name: DesignName, state: string) =>
  `${state}: he.ts (received) beside en.ts (expected) in content/study-design/designs/${name}`

test('the sentences of each paragraph, and what they say, are those of the file', async () => {
  const lines = kept.map(
    ({ name, state, answer }) => `${state}: ${factsSaid(name, 'en', answer).join('; ')}\n`,
  )
  const cure = 'Read the difference; `npm run test:node -- study-design/methods -u` writes it'
  await expect(lines.join(''), cure).toMatchFileSnapshot('methods.txt')
})

test('Hebrew says the same at the same places; each number of the facts is in the paragraph, and both have the same numbers', () => {
  for (const { name, state, answer } of kept) {
    expect(factsSaid(name, 'he', answer), filesOf(name, state)).toEqual(factsSaid(name, 'en', answer))
    const [first = '', ...others] = languages.map((language) => {
      const text = methodsText(name, language, answer)
      const values = factsSaid(name, language, answer)
        .join('\n')
        .match(/(?<==\W?)\d[^\s()]*/g)
      for (const value of values ?? []) if (value !== '1') expect(text, state).toContain(value)
      expect(text, state).toMatch(/\.$/)
      return text
    })
    for (const text of others) expect(numbersSaid(text), state).toEqual(numbersSaid(first))
  }
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

const written = branches.flatMap((branch) => {
  const { name, query } = branch
  const answer = designs[name].answer(Object.fromEntries(new URLSearchParams(query)))
  return answer.isResult ? [{ ...branch, answer }] : []
})

test.each(designNames)('%s: each sentence of its words is said in some state', (name) => {
  const said = [...kept, ...written].flatMap(({ name: design, answer }) =>
    answer.methods.filter(({ from = design }) => from === name).map(({ key }): string => key),
  )
  const unsaid = Object.keys(designWords(name, 'en').methods).filter((key) => !said.includes(key))
  expect(unsaid, 'Add a state that says it to `others`').toEqual([])
})

/** What the words ask the planner to add. */
const source = { en: '[source]', he: '[מקור]' }

test('every branch of every design: a whole paragraph with its sources, targets and powers, none of 100%', () => {
  expect(written.length).toBeGreaterThan(400)
  expect(new Set(written.map(({ name }) => name)).size).toBe(designNames.length)
  for (const { name, query, answer } of written) {
    expect(factsSaid(name, 'he', answer), filesOf(name, `${name}?${query}`)).toEqual(
      factsSaid(name, 'en', answer),
    )
    expect(notesSaid(name, 'he', answer.notes), filesOf(name, `${name}?${query}`)).toEqual(
      notesSaid(name, 'en', answer.notes),
    )
    for (const language of languages) {
      const text = methodsText(name, language, answer)
      for (const note of notesText(name, language, answer.notes))
        expect(note.text, `${name}?${query}`).not.toMatch(/[{}]|undefined|NaN| {2}/)
      const where = `${name}?${query}: ${text}`
      expect(text, where).not.toMatch(/[{}]|undefined|NaN| {2}|\(\s|\s[.,)]|([^\s\d])\1{3}/)
      expect(text, where).toContain(source[language])
      const facts = factsSaid(name, language, answer).join(' ')
      expect(facts, where).not.toMatch(/(power|chance|reached|value)=100(\.0+)?%/)
      expect(facts.includes('target='), where).toBe(
        answer.values.power !== undefined && answer.texts.find !== 'power',
      )
      const { power, chance } = answer.values
      const reached = power ?? chance
      if (reached !== undefined) expect(text, where).toContain(probabilityText(reached))
    }
  }
})

test.each([
  ['two-means', 'n=100000', 'power=>99.9%'],
  ['bioequivalence', 'n=4&cv=300', 'power=<0.1%'],
  ['simon-two-stage', 'p0=5&p1=25', 'stages n1=9 upTo=zero'],
  ['one-proportion', 'p0=40&p1=20&n=6', 'atMost upTo=zero'],
  ['one-proportion', 'sides=2', 'outside count=14 upTo=notAbove(count=3) level=0.0485'],
  ['two-means', 'goal=noninferiority&difference=0', 'side=below margin=5'],
  ['two-means', 'goal=noninferiority&difference=0', 'limits=aboveMargin(margin=−5)'],
  ['two-means', 'goal=noninferiority&difference=0&better=lower', 'limits=belowMargin(margin=5)'],
  ['two-means', 'goal=equivalence&difference=0&better=lower', 'estimate=inMeans margin=±5'],
  ['two-proportions', 'goal=supermargin', 'limits=abovePositive(margin=10)'],
  ['two-proportions', 'goal=supermargin&better=lower&p1=30', 'exceeds=fallsBelow'],
  ['two-proportions', 'goal=supermargin&better=lower&p1=30', 'limits=belowNegative(margin=−10)'],
  ['two-proportions', 'variance=unpooled', 'method=chow(2018)'],
  ['two-proportions', 'variance=unpooled&goal=noninferiority&p1=80&p2=80', 'method=chow(2018)'],
  ['two-proportions', 'variance=unpooled&correction=continuity', 'method=fleiss(2003)'],
] as const)('%s?%s: %s', (name, query, part) => {
  expect(factsSaid(name, 'en', answerOf(name, query)).join('; ')).toContain(part)
})

test('R reads a percentage as it was typed', () => {
  const answer = designs['one-proportion'].answer({ p0: '99', p1: '99.9', n: '5' })
  expect(answer.isResult && answer.r).toContain('  n,\n  0.999,\n')
})

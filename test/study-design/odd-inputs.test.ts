import { type DesignName, designs, isDesignName, quantityText } from '@marom/trial-designs'
import { expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { frameWords, lexiconOf } from '#src/study-design/words.ts'
import { faultSaid, numbersSaid } from './facts.ts'

/** Texts that people type: other units, other spellings, slips. */
const odd: Record<DesignName, readonly string[]> = {
  'two-means': [
    'power=.8',
    'power=0.8',
    'power=80%',
    'power=0.8%',
    'power=8',
    'power=800',
    'power=100',
    'power=-80',
    'power=',
    'alpha=5',
    'alpha=5%',
    'alpha=0,05',
    'alpha=.05',
    'alpha=0',
    'alpha=95',
    'alpha=five',
    'alpha=0.05%',
    'n=1,000',
    'n=1.000',
    'n=1000.0',
    'n=1e3',
    'n=1 000',
    'n=12.5',
    'n=-5',
    'n=0',
    'n=1',
    'n=9999999999',
    'ratio=2',
    'allocation=1:2',
    'allocation=2/1',
    'allocation=1:0',
    'allocation=2:1:1',
    'allocation=50%',
    'difference=0',
    'difference=\u22125',
    'difference=1,234',
    'difference=1,234.5',
    'difference=5 mmHg',
    'difference=5%',
    'difference=\u0665',
    'difference=\uff15',
    'difference=Infinity',
    'difference=NaN',
    'difference=0x10',
    'difference=1e400',
    'sd=0',
    'sd=-10',
    'sd=1e-9',
    'sd=10,0',
    "sd=10'",
    'dropout=0.1',
    'dropout=0.005',
    'dropout=0.1%',
    'dropout=10%',
    'dropout=100',
    'goal=noninferiority&margin=0',
    'goal=noninferiority&margin=-5',
    'goal=noninferiority&difference=-6',
    'goal=better',
    `difference=${'9'.repeat(40)}`,
  ],
  'two-proportions': [
    'p1=.5&p2=.4',
    'p1=0.5%25&p2=0.4%25',
    'p1=0.65&p2=50',
    'p1=65%25&p2=50%25',
    'p1=0,65&p2=0,5',
    'p1=100',
    'p1=0',
    'p1=50',
    'p1=1/2',
    'goal=noninferiority&margin=.1',
    'goal=noninferiority&margin=0.1%25',
    'goal=noninferiority&p1=.85&p2=.85&margin=.1',
    'n=100&dropout=.2',
  ],
  'time-to-event': [
    'hr=70',
    'hr=1',
    'hr=0',
    'hr=-0.7',
    'hr=0,7',
    'lost=0.05',
    'lost=0.05%25',
    'median=12 months',
    'accrual=0',
    'allocation=2:1',
    'ratio=2',
    'goal=noninferiority&margin=0.77',
    'goal=noninferiority&margin=130',
  ],
  bioequivalence: [
    'cv=.3',
    'cv=0.3',
    'cv=30%25',
    'cv=1',
    'lower=80&upper=125',
    'lower=80/125',
    'lower=0.8&upper=125',
    'gmr=95',
    'gmr=95%25',
    'lower=1.25&upper=0.8',
  ],
  'one-proportion': ['p0=.2&p1=.35', 'p0=20&p1=35', 'p0=35&p1=20', 'p0=20&p1=20', 'n=10,000'],
  'simon-two-stage': ['p0=.2&p1=.4', 'p0=20&p1=30&power=.9', 'p0=30&p1=10', 'p0=50&p1=51'],
  'cluster-randomized': [
    'icc=5',
    'icc=5%25',
    'icc=.05',
    'icc=-0.01',
    'cv=40%25',
    'm=1,000',
    'outcome=proportions&p1=.65&p2=.5',
  ],
  'group-sequential': [
    'looks=3&t1=50',
    't1=.33',
    't1=33%25',
    'looks=1',
    'looks=7',
    'looks=2.5',
    't1=50&t2=40',
    'fixed=1,000',
  ],
  precision: [
    'p=.5&within=.05',
    'within=5%25',
    'confidence=.95',
    'confidence=5',
    'measure=rate&rate=0.2&within=0.3',
  ],
  'rare-events': ['risk=.5', 'risk=50', 'confidence=0.95', 'events=1.5', 'events=0'],
}

const parametersOf = (query: string) =>
  // A percent sign that is not part of an escape is meant as one.
  Object.fromEntries(new URLSearchParams(query.replace(/%(?!25)/g, '%25')))

/** What the page answers, without its words: its number and how it read the texts, or what is wrong with which field. */
function answered(name: DesignName, query: string, language: Language): string[] {
  const answer = designs[name].answer(parametersOf(query))
  if (!answer.isResult)
    return answer.faults.map((fault) => {
      const offers = (fault.offers ?? []).map((texts) => `[${new URLSearchParams({ ...texts })}]`)
      return [...(fault.field ? [`${fault.field}:`] : []), faultSaid(name, language, fault), ...offers].join(
        ' ',
      )
    })
  const { headline, values, readings } = answer
  const number = quantityText(
    values[headline] ?? Number.NaN,
    designs[name].quantities[headline] ?? { as: 'decimal' },
  )
  return [`${headline} ${number}`, ...Object.entries(readings).map(([field, text]) => `${field} = ${text}`)]
}

const inputs = Object.entries(odd).flatMap(([name, queries]) =>
  isDesignName(name) ? queries.map((query) => ({ name, query })) : [],
)

test('what the page answers to odd inputs is as in the file', async () => {
  expect(inputs.length).toBeGreaterThan(100)
  const lines = inputs.map(
    ({ name, query }) => `${name}?${query}: ${answered(name, query, 'en').join('; ')}\n`,
  )
  await expect(lines.join('')).toMatchFileSnapshot('odd-inputs.txt')
})

test('each refusal has its own sentence, whole, with the same numbers in both languages', () => {
  for (const { name, query } of inputs) {
    expect(answered(name, query, 'he'), query).toEqual(answered(name, query, 'en'))
    const answer = designs[name].answer(parametersOf(query))
    for (const fault of answer.isResult ? [] : answer.faults) {
      const [english = [], hebrew] = languages.map((language) => {
        const text = lexiconOf(name, language).fault(fault)
        const isFallback = text === frameWords(language).errors.notComputable
        expect(isFallback, `${query}: ${fault.code}`).toBe(fault.code === 'notComputable')
        expect(text, query).toMatch(/\.$/)
        expect(text, query).not.toMatch(/[{}]|undefined|NaN| {2}/)
        return numbersSaid(text)
      })
      expect(hebrew, query).toEqual(english)
    }
  }
})

test('no odd input is computed as if it were another design: the number is that of the texts that were read', () => {
  for (const { name, query } of inputs) {
    const answer = designs[name].answer(parametersOf(query))
    if (!answer.isResult) continue
    const again = designs[name].answer({ ...answer.texts, ...answer.readings })
    expect(again.isResult && again.values, query).toEqual(answer.values)
  }
})

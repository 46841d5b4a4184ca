import { expect, test } from 'vitest'
import type { GlossaryTerm } from '../types.ts'
import { checkTerms } from './check.ts'
import records from './terms.json' with { type: 'json' }
import { topics } from './topics.ts'

test('the table of terms: no record at fault', () => {
  expect(checkTerms(records)).toEqual([])
})

const expected = [
  'hypothetical-strategy population-level-summary significance-level one-sided-test secondary-endpoint',
  'time-to-event-endpoint survival-function mann-whitney-test poisson-regression hochberg-procedure',
  'graphical-multiplicity-procedure unblinded-sample-size-re-estimation response-adaptive-randomization',
  'platform-trial umbrella-trial seamless-design non-proportional-hazards weighted-log-rank-test',
  'subdistribution-hazard reference-based-imputation objective-response-rate-orr duration-of-response-dor',
  'dose-limiting-toxicity-dlt pharmacodynamics-pd maximum-concentration-cmax half-life',
  'non-compartmental-analysis-nca lower-limit-of-quantification-lloq geometric-mean-titer-gmt',
  'suspected-unexpected-serious-adverse-reaction-susar reference-safety-information-rsi',
  'target-trial-emulation immortal-time-bias tables-listings-and-figures-tlf',
  'subject-level-analysis-dataset-adsl basic-data-structure-bds clinical-study-data-reviewers-guide-csdrg',
].flatMap((line) => line.split(' '))

test('each topic has terms and a name in both languages, and a student finds the topic of a term', () => {
  const used = new Set(records.map(({ topic }) => topic))
  expect([...used].sort()).toEqual(Object.keys(topics).sort())
  const topicOf = (slug: string) => records.find((record) => record.slug === slug)?.topic
  expect(topicOf('kaplan-meier-estimator')).toBe('survival-analysis')
  expect(topicOf('holm-procedure')).toBe('multiplicity-and-interim-analyses')
  expect(topicOf('study-data-tabulation-model-sdtm')).toBe('data-standards')
  expect(topicOf('sensitivity')).toBe('diagnostic-tests')
  expect(topicOf('sensitivity-analysis')).toBe('estimands')
})

test('terms that a protocol may hold: each has its record', () => {
  const slugs = new Set(records.map(({ slug }) => slug))
  expect(expected.filter((slug) => !slugs.has(slug))).toEqual([])
})

test('a definition says what the thing is, not its opposite, and two things have two names', () => {
  const bySlug = new Map(records.map((one) => [one.slug, one]))
  expect(bySlug.get('effect-size')?.definition.en).toContain('does not depend on the sample size')
  expect(bySlug.get('assay-sensitivity')?.term.he).toBe('רגישות הניסוי')
  expect(bySlug.get('area-under-the-roc-curve')?.definition.he).toContain('כושר ההבחנה')
  expect(bySlug.get('key-risk-indicator-kri')?.term.he).toBe('מדד סיכון מפתח (KRI)')
})

const english =
  'The share of patients who reach the endpoint in one arm less the share in the other, given with its confidence interval and the margin.'
const hebrew =
  'חלקם של המטופלים שהגיעו לנקודת הסיום בזרוע אחת פחות חלקם בזרוע האחרת, והוא מובא עם רווח בר־סמך ועם הגבול שנקבע מראש בפרוטוקול.'

function record(en: string, he: string, changes: Partial<GlossaryTerm> = {}): GlossaryTerm {
  return {
    slug: en.toLowerCase().replaceAll(' ', '-'),
    topic: 'safety',
    term: { en, he },
    definition: { en: `${english} (${en})`, he: `${hebrew} (${he})` },
    see: [],
    ...changes,
  }
}

const first = record('Alpha', 'אלפא')
const second = record('Beta', 'ביתא')

test.each<[string, GlossaryTerm[], string]>([
  [
    'two slugs alike',
    [first, record('Beta', 'ביתא', { slug: 'alpha' })],
    'alpha: the slug of "Beta" is "beta"',
  ],
  ['the same slug twice', [first, { ...second, slug: 'alpha' }], 'alpha: the slug is that of "alpha"'],
  ['the same Hebrew term', [first, record('Beta', 'אלפא')], 'beta: the term (he) is that of "alpha"'],
  ['no topic', [{ ...first, topic: '' }], 'alpha: the topic is missing'],
  ['an unknown topic', [{ ...first, topic: 'alchemy' }], 'alpha: its topic "alchemy" is not in topics.ts'],
  ['out of order', [second, first], 'alpha: "Alpha" belongs before "Beta"'],
  [
    'one definition for two terms',
    [first, { ...second, definition: first.definition }],
    'beta: the definition (en) is that of "alpha"',
  ],
  [
    'without a definition',
    [{ ...first, definition: { ...first.definition, he: '' } }],
    'alpha: the term or its definition is missing (he)',
  ],
  [
    'too short',
    [{ ...first, definition: { ...first.definition, en: 'A number.' } }],
    'alpha: the definition (en) has 2 words, not 20 to 60',
  ],
  [
    'too long',
    [{ ...first, definition: { ...first.definition, he: `${hebrew} ${hebrew} ${hebrew}` } }],
    'alpha: the definition (he) has 66 words, not 20 to 60',
  ],
  [
    'English where Hebrew should stand',
    [{ ...first, definition: { en: first.definition.en, he: english } }],
    'alpha: the definition (he) is in another script',
  ],
  [
    'defined by itself',
    [{ ...first, definition: { ...first.definition, en: `Alpha is ${english}` } }],
    'alpha: the definition (en) begins with the term itself',
  ],
  [
    'no letter first',
    [record('5 percent', 'חמישה')],
    '5-percent: the term (en) begins with no letter of its alphabet',
  ],
  [
    'the English repeated in brackets',
    [record('Audit', 'מבדק (audit)')],
    'audit: "Audit" and "מבדק (audit)" end with different brackets',
  ],
  [
    'an abbreviation in one language only',
    [record('Hazard ratio', 'יחס סיכונים (HR)')],
    'hazard-ratio: "Hazard ratio" and "יחס סיכונים (HR)" end with different brackets',
  ],
  [
    'a second name in brackets',
    [record('Audit', 'מבדק (בדיקה)')],
    'audit: "מבדק (בדיקה)" holds words in brackets',
  ],
  [
    'a direction mark',
    [{ ...first, definition: { ...first.definition, he: `${hebrew}\u200f` } }],
    'alpha: a direction mark stands in the text (he)',
  ],
])('%s: the record is named', (_, terms, fault) => {
  expect(checkTerms(terms)).toContain(fault)
})

test('two right records: no fault', () => {
  expect(checkTerms([first, second])).toEqual([])
})

test('an abbreviation may stand in the address of its term, or not', () => {
  const ratio = record('Hazard ratio (HR)', 'יחס סיכונים (HR)', { slug: 'hazard-ratio' })
  expect(checkTerms([ratio])).toEqual([])
  expect(checkTerms([{ ...ratio, slug: 'hazard-ratio-hr' }])).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { estimandExamples } from '#content/estimand/examples.ts'
import { type Language, languages } from '#content/locales.ts'
import { type StrategyName, strategyNames, summaryNames } from './choices.ts'
import { piecesOf, plainText } from './pieces.ts'
import { type Estimand, longestText, parametersOfEstimand, readEstimand } from './read.ts'
import { questionsOf, sentenceOf } from './statement.ts'
import { estimandWords, exampleLinks, sayIn } from './words.ts'

const sentenceIn = (language: Language, estimand: Estimand) =>
  plainText(sentenceOf(estimand, estimandWords(language), sayIn(language)))

const stated = (texts: Record<string, string>): Estimand => {
  const answer = readEstimand(texts)
  if (answer.state !== 'stated') throw new Error(JSON.stringify(answer))
  return answer.estimand
}

const plain = {
  population: 'adults with asthma',
  treatment: 'drug A',
  comparator: 'placebo',
  variable: 'change in FEV1 to week 12',
  summary: 'mean-difference',
}

/** What each strategy adds to the sentence, with and without its detail. */
const golden: Record<StrategyName, Record<'en' | 'he', [bare: string, detailed: string]>> = {
  'treatment-policy': {
    en: [
      'regardless of use of rescue medication (treatment policy strategy).',
      'regardless of use of rescue medication (treatment policy strategy; in detail: X).',
    ],
    he: [
      'ללא תלות בהתרחשות האירוע ״שימוש בתרופת הצלה״ (אסטרטגיית מדיניות הטיפול).',
      'ללא תלות בהתרחשות האירוע ״שימוש בתרופת הצלה״ (אסטרטגיית מדיניות הטיפול; בפירוט: X).',
    ],
  },
  hypothetical: {
    en: [
      'in a hypothetical scenario without use of rescue medication (hypothetical strategy; scenario: to be specified).',
      'in a hypothetical scenario without use of rescue medication (hypothetical strategy; scenario: X).',
    ],
    he: [
      'בתרחיש היפותטי שבו לא מתרחש האירוע ״שימוש בתרופת הצלה״ (אסטרטגיה היפותטית; התרחיש: יש להגדיר).',
      'בתרחיש היפותטי שבו לא מתרחש האירוע ״שימוש בתרופת הצלה״ (אסטרטגיה היפותטית; התרחיש: X).',
    ],
  },
  composite: {
    en: [
      'with use of rescue medication as part of the variable (composite variable strategy; counted as: to be specified).',
      'with use of rescue medication as part of the variable (composite variable strategy; counted as: X).',
    ],
    he: [
      'כשהאירוע ״שימוש בתרופת הצלה״ הוא חלק מן המשתנה (אסטרטגיית המשתנה המורכב; משמעותו במשתנה: יש להגדיר).',
      'כשהאירוע ״שימוש בתרופת הצלה״ הוא חלק מן המשתנה (אסטרטגיית המשתנה המורכב; משמעותו במשתנה: X).',
    ],
  },
  'while-on-treatment': {
    en: [
      'with only what is observed before use of rescue medication (while on treatment strategy).',
      'with only what is observed before use of rescue medication (while on treatment strategy; in detail: X).',
    ],
    he: [
      'כשמובא בחשבון רק מה שנצפה לפני האירוע ״שימוש בתרופת הצלה״ (אסטרטגיית ״בעת הטיפול״).',
      'כשמובא בחשבון רק מה שנצפה לפני האירוע ״שימוש בתרופת הצלה״ (אסטרטגיית ״בעת הטיפול״; בפירוט: X).',
    ],
  },
  'principal-stratum': {
    en: [
      'in the principal stratum defined by use of rescue medication (principal stratum strategy; stratum: to be specified).',
      'in the principal stratum defined by use of rescue medication (principal stratum strategy; stratum: X).',
    ],
    he: [
      'בשכבה הראשית המוגדרת לפי האירוע ״שימוש בתרופת הצלה״ (אסטרטגיית השכבה הראשית; השכבה: יש להגדיר).',
      'בשכבה הראשית המוגדרת לפי האירוע ״שימוש בתרופת הצלה״ (אסטרטגיית השכבה הראשית; השכבה: X).',
    ],
  },
}

const heads = {
  en: 'The treatment effect to be estimated is the difference between drug A and placebo in mean change in FEV1 to week 12, in adults with asthma, ',
  he: 'השפעת הטיפול שיש לאמוד היא ההפרש בין drug A לבין פלצבו בממוצע של change in FEV1 to week 12, באוכלוסייה של adults with asthma, ',
}

const event = 'Use of rescue medication'

describe.each(languages)('the sentence (%s)', (language) => {
  test.each(strategyNames)('%s: as a regulatory writer signs it, with its detail and without', (strategy) => {
    const one = { ...plain, event1: event, strategy1: strategy }
    const [bare, detailed] = golden[strategy][language]
    expect(sentenceIn(language, stated(one))).toBe(heads[language] + bare)
    expect(sentenceIn(language, stated({ ...one, detail1: 'X' }))).toBe(heads[language] + detailed)
  })

  test.each(summaryNames)('%s: whole, with every attribute', (summary) => {
    const estimand = stated({ ...plain, comparator: 'drug B', summary })
    const sentence = sentenceIn(language, estimand)
    expect(sentence).toMatch(/^[^{}]{60,}\.$/)
    const { population, treatment, comparator, variable } = estimand
    for (const text of [population, treatment, comparator, variable]) expect(sentence).toContain(text)
  })

  test('three events: in their order, joined as the language joins them', () => {
    const events = {
      event1: 'a',
      strategy1: 'composite',
      event3: 'b',
      strategy3: 'hypothetical',
      event6: 'c',
      strategy6: 'treatment-policy',
    }
    const sentence = sentenceIn(language, stated({ ...plain, ...events }))
    const { next, last } = estimandWords(language).sentence
    expect(sentence.split(next).length).toBeGreaterThan(2)
    expect(sentence).toContain(`)${last}`)
  })
})

describe('an example', () => {
  test.each(languages)('in %s: stated, and nothing of it is the visitor’s own word', (language) => {
    const links = exampleLinks(language)
    expect(links).toHaveLength(Object.keys(estimandExamples).length)
    for (const { href } of links) {
      const estimand = stated(Object.fromEntries(new URL(href, 'https://site').searchParams))
      expect(sentenceIn('en', estimand)).not.toMatch(/\p{Script=Hebrew}|to be specified/u)
      expect(sentenceIn('he', estimand).replace(/HbA1c/g, '')).not.toMatch(/[A-Za-z]{3}|יש להגדיר/)
    }
  })

  test.each(languages)(
    'in %s: observes every participant for the time that its summary needs',
    (language) => {
      const words = estimandWords(language)
      const say = sayIn(language)
      for (const { href } of exampleLinks(language)) {
        const estimand = stated(Object.fromEntries(new URL(href, 'https://site').searchParams))
        const questions = questionsOf(estimand, words, say).map(plainText)
        for (const { event } of estimand.events)
          expect(questions).not.toContain(
            plainText(piecesOf(words.questions.riskWhile, { event: say(event) })),
          )
      }
    },
  )

  test('together they use every strategy', () => {
    const used = Object.values(estimandExamples).flatMap(({ events }) =>
      events.map(({ strategy }) => strategy),
    )
    expect(new Set<string>(used)).toEqual(new Set(strategyNames))
  })
})

describe('what is asked', () => {
  const asked = (texts: Record<string, string>) =>
    questionsOf(stated({ ...plain, ...texts }), estimandWords('en'), sayIn('en')).map(plainText)

  test('no event: whether there is really none', () => {
    expect(asked({})[0]).toContain('No intercurrent event is named.')
  })

  test('treatment policy: data after the event', () => {
    expect(asked({ event1: event, strategy1: 'treatment-policy' })[0]).toContain(
      'collected after use of rescue',
    )
  })

  test('a proportion or a relative risk, observed until an event: how shorter observation counts', () => {
    const cut = { event1: event, strategy1: 'while-on-treatment' }
    const isAsked = (summary: string) =>
      asked({ ...cut, summary }).some((question) => question.includes('followed for different lengths'))
    expect(summaryNames.filter(isAsked)).toEqual([
      'risk-difference',
      'risk-ratio',
      'odds-ratio',
      'vaccine-efficacy',
      'proportion',
    ])
  })
})

describe('what is typed', () => {
  test.each([
    [{ population: '' }, 'population', 'missing'],
    [{ comparator: ' ' }, 'comparator', 'needsComparator'],
    [{ summary: 'median' }, 'summary', 'notAnOption'],
    [{ event2: 'x' }, 'strategy2', 'strategyMissing'],
    [{ strategy2: 'composite' }, 'event2', 'eventMissing'],
    [{ variable: 'x'.repeat(10_000) }, 'variable', 'tooLong'],
    [{ event1: 'x'.repeat(longestText.event + 1), strategy1: 'composite' }, 'event1', 'tooLong'],
    [{ event1: 'x', strategy1: 'toString' }, 'strategy1', 'strategyMissing'],
  ])('%j: that field is named, the rest is kept', (change, field, code) => {
    const answer = readEstimand({ ...plain, ...change })
    expect(answer).toMatchObject({ state: 'faulty', faults: [{ field, code }] })
    expect(answer.texts.treatment).toBe('drug A')
  })

  test('one arm: nothing is compared', () => {
    const sentence = sentenceIn('en', stated({ ...plain, summary: 'proportion' }))
    expect(sentence).toBe(
      'The quantity to be estimated is the proportion of participants on drug A with change in FEV1 to week 12, in adults with asthma.',
    )
  })

  test('bidi controls and line breaks go, letters stay', () => {
    expect(stated({ ...plain, population: 'a\u202Eb\u2066c\u2069\nd' }).population).toBe('abc d')
  })

  test('the parameters of an estimand give it again', () => {
    const texts = { ...plain, event2: 'a & b=c', strategy2: 'composite', detail2: '100%' }
    expect(stated(parametersOfEstimand(readEstimand(texts).texts))).toEqual(stated(texts))
  })
})

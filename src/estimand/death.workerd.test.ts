import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { nested } from '#src/site/nested-parameters.ts'
import { attributesOf, documentOf, only, select, textOf } from '#test/support/html.ts'
import { ask } from '#test/support/site.ts'
import { strategyNames } from './choices.ts'
import { isDeath, namesDeath } from './death.ts'
import { plainText } from './pieces.ts'
import { readEstimand } from './read.ts'
import { rowsOf, sentenceOf } from './statement.ts'
import { estimandWords, sayIn } from './words.ts'

const deaths = [
  'death',
  'Death from any cause',
  'the participant dies',
  'Died before week 12',
  'cardiovascular mortality',
  'a fatal event',
  'brain death',
  'the participant passed away',
  'completed suicide',
  'death not due to disease',
  'death before week 12',
  'מוות',
  'המוות',
  'מוות מכל סיבה',
  'פטירה',
  'פטירתו של משתתף',
  'משתתפים שנפטרו',
  'תמותה קרדיווסקולרית',
  'אירוע קטלני',
  'מותו של המשתתף',
  'המשתתף מת',
  'עד למות המשתתף',
  'מוות שאינו לבבי',
  'משתתפים שהלכו לעולמם',
  'התאבדות',
]

const withDeath = ['progression or death', 'discontinuation, death', 'הפסקת הטיפול או מוות', 'התקדמות ומוות']

const others = [
  'non-fatal stroke',
  'nonfatal myocardial infarction',
  'near-fatal asthma',
  'discontinuation for reasons other than death',
  'withdrawal not due to progression or death',
  'treatment of cell death',
  'death of a spouse',
  'death of his mother',
  'discontinuation before death',
  'hospitalization not resulting in death',
  'lost to follow-up (not death)',
  'suicide attempt',
  'climatotherapy at the Dead Sea',
  'change of diet',
  'passing of a deadline',
  'שבץ לא קטלני',
  'אירוע לא־קטלני',
  'שבץ שאיננו קטלני',
  'פרישה שאינה בשל מוות',
  'הפסקת הטיפול למעט עקב מוות',
  'נשירה מסיבות אחרות ממוות',
  'החמרה לפני המוות',
  'פטירת בן זוג',
  'ניסיון התאבדות',
  'אירוע שאינו קטלני',
  'הפסקת הטיפול שלא בשל מוות',
  'פרישה מכל סיבה פרט למוות',
  'מוות של בן זוג',
  'מתן תרופת הצלה',
  'כמות גדולה של תרופת הצלה',
  'שבר במותן',
  'שימוש בטיפול מותר',
  'רישום שמות',
]

describe('an event', () => {
  test.each(deaths)('%s: is death', (event) => {
    expect([namesDeath(event), isDeath(event)]).toEqual([true, true])
  })

  test.each(withDeath)('%s: names death beside another event', (event) => {
    expect([namesDeath(event), isDeath(event)]).toEqual([true, false])
  })

  test.each(others)('%s: is not death', (event) => {
    expect(namesDeath(event)).toBe(false)
  })
})

const plain = {
  population: 'adults with asthma',
  treatment: 'drug A',
  comparator: 'placebo',
  variable: 'change in FEV1 to week 12',
  summary: 'mean-difference',
}

const addressOf = (texts: Record<string, string>, language: Language) =>
  inLanguage(`/study-design/estimand?${new URLSearchParams({ ...plain, ...texts })}`, language)

const policyForDeath = { event3: 'sudden death', strategy3: 'treatment-policy', detail3: 'my own words' }

describe.each(languages)('treatment policy for death (%s)', (language) => {
  const sentence = estimandWords(language).errors.deathPolicy

  test('the page refuses at the strategy, states nothing, and keeps what was typed', async () => {
    const page = documentOf(await (await ask(addressOf(policyForDeath, language))).text())
    expect(textOf(only(page, '#field-strategy3-fault'))).toBe(sentence)
    expect(textOf(only(page, '.error-summary'))).toContain(sentence)
    expect(select(page, '.quote, a[data-brief-add]')).toEqual([])
    expect(attributesOf(page, 'value', '#field-event3, #field-detail3')).toEqual([
      'sudden death',
      'my own words',
    ])
    expect(attributesOf(page, 'value', '#field-strategy3 option[selected]')).toEqual(['treatment-policy'])
  })

  test('the brief states nothing either', async () => {
    const estimand = nested({ ...plain, ...policyForDeath })
    const brief = await (
      await ask(inLanguage(`/brief?${new URLSearchParams({ estimand })}`, language))
    ).text()
    expect(select(documentOf(brief), '#block-estimand')).toEqual([])
    expect(brief).not.toContain('drug A')
    const [link = ''] = attributesOf(documentOf(brief), 'href', 'main a[href*="event3"]')
    const builder = await (await ask(link.replaceAll('&amp;', '&'))).text()
    expect(textOf(only(documentOf(builder), '#field-strategy3-fault'))).toBe(sentence)
  })

  test.each(strategyNames.filter((name) => name !== 'treatment-policy'))(
    '%s: is stated',
    async (strategy3) => {
      const page = await (await ask(addressOf({ ...policyForDeath, strategy3 }, language))).text()
      expect(select(documentOf(page), '.quote').length).toBeGreaterThan(0)
    },
  )
})

test.each([
  ['death', /while alive/i, /while on treatment/i],
  ['progression or death', /while on treatment/i, /while alive/i],
])('while on treatment, %s: the strategy is named after the event', (event1, expected, other) => {
  const answer = readEstimand({ ...plain, event1, strategy1: 'while-on-treatment' })
  if (answer.state !== 'stated') throw new Error(answer.state)
  const words = estimandWords('en')
  const table = rowsOf(answer.estimand, words, sayIn('en')).flatMap(({ lines }) => lines.map(plainText))
  for (const text of [plainText(sentenceOf(answer.estimand, words, sayIn('en'))), table.join()]) {
    expect(text).toMatch(expected)
    expect(text).not.toMatch(other)
  }
})

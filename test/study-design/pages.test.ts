import { type Answer, designNames, designs, parametersOf } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { cardDesigns, termDesigns } from '#src/study-design/links.ts'
import { designWords, frameWords, lexiconOf, methodsText } from '#src/study-design/words.ts'
import { glossaryRecords } from '#src/words/words.ts'
import { ask, documentAt, origin } from '#test/support/built-pages.ts'
import { select, textsOf } from '#test/support/html.ts'

const html = async (address: string) => (await ask(address)).text()

const everyDesign = designNames.flatMap((name) => languages.map((language) => ({ name, language })))

/** Every choice of every field, with the other fields at their initial values. */
const choicesOf = (name: (typeof designNames)[number]) =>
  designs[name].fields.flatMap((field) => field.options.map((option) => ({ [field.name]: option })))

const resultOf = (answer: Answer) => {
  if (!answer.isResult) throw new Error(JSON.stringify(answer.faults))
  return answer
}

const numbersIn = (text: string) => (text.match(/\d[\d.,]*\d|\d/g) ?? []).sort()

describe.each(everyDesign)('$name in $language', ({ name, language }) => {
  const design = designs[name]
  const address = (query = '') => inLanguage(`/study-design/${name}${query}`, language)
  const lexicon = lexiconOf(name, language)
  const field = design.fields.find(({ kind, onlyWith }) => kind !== 'choice' && !onlyWith)

  test('the bare address: an example with its result, listed', async () => {
    const document = await html(address())
    expect(document).not.toMatch(/<ul[^>]*><\/ul>/)
    expect(document).toContain('data-headline=""')
    expect(document).not.toContain('content="noindex"')
    // Islands fill their placeholders in the browser.
    expect(document.replaceAll(/ data-(?:props|words)="[^"]*"/g, '')).not.toMatch(/\{\w+\}/)
  })

  test('a state: its own result, its canonical address the bare one, not listed, stored nowhere', async () => {
    const response = await ask(address(`?${field?.name}=${field?.initial}&nonsense=1`))
    const document = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(document).toContain('<meta name="robots" content="noindex"/>')
    expect(document).toContain(`<link rel="canonical" href="${origin}${address()}"/>`)
    expect(document).not.toContain('nonsense')
  })

  test('letters in a field: what was typed is kept, the field is marked, the summary leads to it, no result', async () => {
    const response = await ask(address(`?${field?.name}=abc`))
    const document = await response.text()
    expect(response.status).toBe(200)
    expect(document).toContain(`href="#field-${field?.name}"`)
    expect(document).toMatch(new RegExp(`id="field-${field?.name}"[^>]*aria-invalid="true"[^>]*value="abc"`))
    expect(document).not.toContain('data-headline="true"')
  })

  test('the code for R, and where there is one the code for SAS, which says that nobody ran it', async () => {
    const page = await documentAt(address())
    const { r, sas } = resultOf(design.answer({}))
    const textsOf = (selector: string) => select(page, selector).map(({ textContent }) => textContent)
    expect(textsOf('#r-code')).toEqual([r])
    expect(textsOf('#sas-code')).toEqual(sas ? [sas] : [])
    expect(textsOf('main p').includes(frameWords(language).code.sasLead)).toBe(sas !== undefined)
  })

  test('as JSON: the same values; with letters 422 and a sentence for the field', async () => {
    const response = await ask(address('.json'))
    // The last digit of a logarithm differs between engines.
    const values = Object.entries(resultOf(design.answer({})).values).map(([quantity, value]) => [
      quantity,
      typeof value === 'number' ? expect.closeTo(value, 9) : value,
    ])
    expect(await response.json()).toMatchObject({
      ok: true,
      design: name,
      values: Object.fromEntries(values),
    })
    const refused = await ask(address(`.json?${field?.name}=abc`))
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      ok: false,
      fields: { [field?.name ?? '']: expect.any(String) },
    })
  })

  test('every field, option and quantity has a name; every field of a choice has its words', () => {
    for (const field of design.fields) {
      expect(lexicon.label(field.name)).not.toBe(field.name)
      // A number of looks has no other name.
      const named = field.options.filter((option) => field.name === 'sides' || !/^\d$/.test(option))
      for (const option of named) expect(lexicon.option(field.name, option)).not.toBe(option)
    }
    for (const quantity of Object.keys(design.quantities))
      expect(lexicon.quantity(quantity)).not.toBe(quantity)
  })

  test('every choice: a paragraph without gaps, R, a formula and a curve of finite numbers', () => {
    for (const choice of choicesOf(name)) {
      const answer = design.answer(choice)
      if (!answer.isResult) continue
      expect(methodsText(name, language, answer), JSON.stringify(choice)).toMatch(/^[^{}]{60,}$/)
      expect(methodsText(name, language, answer)).not.toMatch(/undefined|NaN|null[^ ]/)
      expect(answer.r).not.toMatch(/undefined|NaN|null|Infinity/)
      expect(answer.formula.length).toBeGreaterThan(0)
      expect(answer.values[answer.headline]).toBeTypeOf('number')
      for (const [x, y] of answer.curve?.lines.flat() ?? [])
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
    }
  })
})

describe.each(designNames)('%s', (name) => {
  test('every choice: both languages hold the same numbers', () => {
    for (const choice of [{}, ...choicesOf(name)]) {
      const answer = designs[name].answer(choice)
      if (!answer.isResult) continue
      const [english, hebrew] = languages.map((language) => numbersIn(methodsText(name, language, answer)))
      expect(hebrew, JSON.stringify(choice)).toEqual(english)
    }
  })

  test('the address of a state gives that state again', () => {
    for (const choice of choicesOf(name)) {
      const first = designs[name].answer(choice)
      const again = designs[name].answer(parametersOf(designs[name].fields, first.texts))
      expect(again.texts).toEqual(first.texts)
    }
  })

  test('nothing that can be typed is an error of the server, or a result that is none', async () => {
    const nonsense = ['-1', '0', '1e9', '1e-9', '', ' ', '1/2', '٣', 'Infinity', '<b>', '99.99', '0.5']
    for (const field of designs[name].fields)
      for (const text of nonsense) {
        const answer = designs[name].answer({ [field.name]: text })
        if (answer.isResult) expect(Object.values(answer.values).every(Number.isFinite)).toBe(true)
        else expect(answer.faults.length).toBeGreaterThan(0)
      }
    const [field] = designs[name].fields
    const response = await ask(`/study-design/${name}?${field?.name}=%3Cscript%3E`)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('<script>"')
  })
})

describe('the index', () => {
  test.each(languages)(
    'in %s: the index leads to every design and to the checks',
    async (language: Language) => {
      const document = await html(inLanguage('/study-design', language))
      for (const name of designNames)
        expect(document).toContain(`href="${inLanguage(`/study-design/${name}`, language)}"`)
      expect(document).toContain(inLanguage('/study-design/checks', language))
    },
  )

  test('a design that does not exist: 404', async () => {
    for (const address of ['/study-design/nothing', '/study-design/nothing.json'])
      expect((await ask(address)).status).toBe(404)
  })
})

test('the message of the contact form holds the design and its address', async () => {
  const document = await html('/study-design/two-means?power=90')
  const [, message] = /<textarea[^>]*name="message"[^>]*>([^<]*)</.exec(document) ?? []
  expect(message).toContain('86 in group 1')
  expect(message).toContain(
    `${origin}/study-design/two-means?find=size&amp;comparison=two&amp;goal=superiority`,
  )
  expect(designWords('two-means', 'en').heading).toBe('Comparing means')
  expect(message).toContain('Comparing means')
})

test('cards and terms: each that leads to a design exists', async () => {
  const cards = (await Promise.all(['/biostatistics', '/clinical-solutions'].map(html))).join('')
  for (const id of Object.keys(cardDesigns)) expect(cards).toContain(`<article id="${id}"`)
  const slugs = glossaryRecords().map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(Object.keys(termDesigns)))
  expect(await html('/key-concepts?lang=he')).toContain('href="/study-design/time-to-event?lang=he"')
})

test.each([
  ['events needed, and those expected below', '', ['events', 'expectedEvents']],
  ['a given size: those expected', '?find=power&n=200', ['expectedEvents', null]],
] as const)('time to event: one tile says how many events. %s', async (_what, query, [inTile, below]) => {
  const document = await documentAt(`/study-design/time-to-event${query}`)
  const { quantity } = lexiconOf('time-to-event', 'en')
  const known = ['events', 'expectedEvents'].map(quantity)
  const eventsIn = (selector: string) => textsOf(document, selector).filter((text) => known.includes(text))
  expect(eventsIn('.quantities dt')).toEqual([quantity(inTile)])
  expect(eventsIn('[aria-labelledby="details-title"] dt')).toEqual(below ? [quantity(below)] : [])
})

import { type DesignName, designNames, designs, type Texts } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import type { DesignFormula } from '#content/types.ts'
import { designWords, formulasOf, frameWords, meaningsOf, symbolsIn } from '#src/study-design/words.ts'
import { designFormulas } from '#src/words/words.ts'
import { ask, documentAt } from '#test/support/built-pages.ts'
import { oneIn } from '#test/support/extent.ts'
import { attributesOf, only, pieceOf, select, textOf } from '#test/support/html.ts'

/** Numbers with which the choices have a result, and those that decide which formulas are shown. */
const numbers: Partial<Record<DesignName, readonly Texts[]>> = {
  'two-means': [{ difference: '1' }, { allocation: '2' }, { difference: '1', correlation: '0.5' }],
  'two-proportions': [{ p2: '60' }, { p1: '50', p2: '65' }],
  'time-to-event': [{ delay: '3' }],
  'cluster-randomized': [{ difference: '1' }, { cv: '0.4' }, { outcome: 'proportions', p1: '52' }],
  'group-sequential': [{ binding: 'yes' }, { unit: 'survival', delay: '3' }],
  precision: [{ width: '0.1' }],
  'rare-events': [{ events: '3' }],
}

/** The example and all pairs of choices, each also with the numbers above. */
function statesOf(name: DesignName): Texts[] {
  const fields = designs[name].fields.filter(({ options }) => options.length > 0)
  const pairs = fields.flatMap((one, place) =>
    fields
      .slice(place)
      .flatMap((other) =>
        one.options.flatMap((first) =>
          other.options.map((second) => ({ [one.name]: first, [other.name]: second })),
        ),
      ),
  )
  // A sequential plan takes longest, and has most pairs.
  const taken = name === 'group-sequential' ? oneIn(4, pairs) : pairs
  return [{}, ...(numbers[name] ?? [])].flatMap((some) => [
    some,
    ...taken.map((pair) => ({ ...some, ...pair })),
  ])
}

/** Every list of formulas that a page shows, once. */
function branchesOf(name: DesignName): string[][] {
  const shown = statesOf(name).flatMap((texts) => {
    const answer = designs[name].answer(texts)
    return answer.isResult ? [answer.formula.join()] : []
  })
  return [...new Set(shown)].map((keys) => keys.split(','))
}

/** Signs of MathML and those of a line of text. */
const drawn: Record<string, string> = { '‾': '\u0304', '~': '\u0303', '∼': '~', '∑': 'Σ', '∣': '|' }

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** All that is neither space nor bracket, in the order of reading; raised and lowered signs as others. */
const symbolsOf = (text: string) => text.normalize('NFKC').replaceAll(/[\s(){},/√^\u2061-\u2064]/gu, '')

/** Of a line of text. `C(n, k)` is drawn without a letter. */
const written = (text: string) => ({
  symbols: symbolsOf(text.replaceAll('C(', '(')),
  fractions: countOf(text, /\//g),
  roots: countOf(text, /√/g),
})

function typeset(mathml: string) {
  const math = only(pieceOf(mathml), 'math')
  const text = textOf(math)
  return {
    symbols: symbolsOf([...text].map((sign) => drawn[sign] ?? sign).join('')),
    fractions: select(math, 'mfrac:not([linethickness])').length + countOf(text, /\//g),
    roots: select(math, 'msqrt').length,
  }
}

const everyFormula = designNames.flatMap((name) =>
  Object.entries(designFormulas(name)).map(([key, formula]) => ({ name, key, ...formula })),
)

test('every formula: typeset and text say the same', () => {
  for (const { name, key, text, mathml } of everyFormula) {
    expect.soft(typeset(mathml), `${name} ${key}`).toEqual(written(text))
    expect.soft(attributesOf(pieceOf(mathml), 'alttext'), `${name} ${key}`).toEqual([text])
    expect.soft(mathml, `${name} ${key}`).not.toMatch(/merror| style=| class=/)
  }
})

/** Functions, the number e, and letters that a sum or an event binds. */
const wellKnown = ['ln', 'e', 'min', 'P', 'E', 'Cov', 'Σ', 'i', 'j', 'k']

/** Without a meaning: neither given, nor well known, nor on the left of a formula. */
function unexplained(name: DesignName, shown: readonly DesignFormula[]): string[] {
  const explained = new Set(meaningsOf(name, 'en', shown).flatMap(([symbols]) => symbols.split(', ')))
  const isDefined = (symbol: string) => shown.some(({ text }) => `, ${text}`.includes(`, ${symbol} = `))
  const general = (symbol: string) => [symbol.replace('ⱼ', 'ₖ'), symbol.replace(/[₀₁]$/, 'ᵢ')]
  return shown
    .flatMap(({ text }) => symbolsIn(text))
    .filter((symbol) => !wellKnown.includes(symbol) && !isDefined(symbol))
    .filter((symbol) => !general(symbol).some((one) => explained.has(one)))
}

describe.each(designNames)('%s', (name) => {
  const branches = branchesOf(name)
  const formulas = designFormulas(name)

  test('every branch: formulas, each once, without a symbol that nobody explains', () => {
    for (const keys of branches) {
      expect(keys).toEqual([...new Set(keys)])
      expect(unexplained(name, formulasOf(name, { formula: keys })), keys.join()).toEqual([])
    }
  })

  test('every formula and every meaning is shown in some branch', () => {
    expect(new Set(branches.flat())).toEqual(new Set(Object.keys(formulas)))
    const given = Object.keys(designWords(name, 'en').symbols)
    const used = branches.flatMap((keys) => meaningsOf(name, 'en', formulasOf(name, { formula: keys })))
    const symbols = new Set(used.map(([symbols]) => symbols))
    expect(given.filter((symbols_) => !symbols.has(symbols_))).toEqual([])
  })

  const linesAt = async (address: string) => attributesOf(await documentAt(address), 'alttext', 'main math')

  test.each(languages)('page and JSON have the same lines (%s)', async (language) => {
    const query = new URLSearchParams({ ...numbers[name]?.[0] })
    const address = (ending: string) => inLanguage(`/study-design/${name}${ending}?${query}`, language)
    const lines = await linesAt(address(''))
    expect(await (await ask(address('.json'))).json()).toMatchObject({ formula: lines })
    expect(lines.length).toBeGreaterThan(0)
  })

  test.each(languages)('so has the Markdown of the example (%s)', async (language) => {
    const address = (ending: string) => inLanguage(`/study-design/${name}${ending}`, language)
    const lines = await linesAt(address(''))
    const markdown = (await (await ask(address('.md'))).text()).replaceAll('\\', '').split('\n')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => !markdown.includes(line))).toEqual([])
  })
})

test('every shared meaning is that of a symbol in some formula', () => {
  const used = new Set(everyFormula.flatMap(({ text }) => symbolsIn(text)))
  for (const symbol of Object.keys(frameWords('en').symbols)) expect(used).toContain(symbol)
})

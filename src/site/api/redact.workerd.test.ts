import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alphabets } from '#content/glossary/letters.ts'
import { inLanguage, isPageName, routes } from '#content/routes.ts'
import { pages } from '#src/pages.ts'
import { rowsOfSite } from '#test/support/left.ts'
import { redactLocation, redactPath } from './redact.ts'

const origin = 'https://a.example'
const stored = (address: string) => redactLocation(origin + address, pages).slice(origin.length)

describe('what the site itself writes is stored as it is', () => {
  test.each(
    rowsOfSite([
      ['a page', '/'],
      ['a page in Hebrew, at a card', '/data-management?lang=he#cdisc'],
      ['a post', '/blog/supply-chain-early-phase-studies'],
      ['a term in Hebrew', '/key-concepts/hazard-ratio-hr?lang=he'],
      ['a later page of the list', '/blog?page=2'],
      ['a letter', '/key-concepts?letter=B#bias'],
      ['a filtered list', '/blog/scientific-articles?year=2013&type=article'],
      ['a sheet', '/biostatistics?sheet=pk-pd'],
      ['an output, at a cell', '/sample-study/outputs?show=t-14-3-1#hazardRatio'],
    ]),
  )('%s: %s', (_what, address) => {
    expect(stored(address)).toBe(address)
  })

  test('a Hebrew letter', () => {
    const [letter = ''] = alphabets.he
    const address = `/key-concepts?lang=he&letter=${encodeURIComponent(letter)}`
    expect(stored(address)).toBe(address)
  })
})

describe('anything else is replaced by one word', () => {
  test.each(
    rowsOfSite([
      ['a search', '/search?q=my+disease&kind=terms', '/search?redacted'],
      ['a search by another name', '/search?Q=my+disease', '/search?redacted'],
      ['a kind that is typed', '/search?kind=my-disease', '/search?redacted'],
      ['a search beside a letter', '/key-concepts?q=my+disease&letter=A', '/key-concepts?redacted&letter=A'],
      ['a parameter twice', '/key-concepts?letter=A&letter=B', '/key-concepts?letter=A&redacted'],
      ['the same twice', '/key-concepts?letter=A&letter=A', '/key-concepts?letter=A&redacted'],
      ['two letters', '/key-concepts?letter=AB', '/key-concepts?redacted'],
      ['a page number that is a telephone number', '/blog?page=0501234567', '/blog?redacted'],
      ['an output that is none', '/sample-study/outputs?show=my-disease', '/sample-study/outputs?redacted'],
      ['a step of a trace', '/sample-study/trace?at=my-disease&via=a', '/sample-study/trace?redacted'],
      ['a brief', '/brief?lang=he&subject=ABC-101&service=ctms', '/brief?lang=he&redacted'],
      ['a brief in capital letters', '/BRIEF?subject=ABC-101', '/redacted?redacted'],
      ['a brief with an encoded path', '/%62rief?subject=ABC-101', '/redacted?redacted'],
      ['a brief under another path', '/brief/?subject=ABC-101', '/redacted?redacted'],
      ['a design', '/study-design/two-means?sd=12&power=90', '/study-design/two-means?redacted'],
      ['an estimand', '/study-design/estimand?population=x', '/study-design/estimand?redacted'],
      ['a receipt', '/message-received?reference=MR-123456&proof=x', '/message-received?redacted'],
      ['an address in a path', '/blog/me@home.example', '/redacted'],
      ['an encoded address', '/?mail=me%40home.example', '/?redacted'],
      ['an address encoded twice', '/?mail=me%2540home.example', '/?redacted'],
      ['an address as the name of a parameter', '/?me@home.example', '/?redacted'],
      ['the name of a method', '/?constructor=x&__proto__=y', '/?redacted'],
      ['a campaign', '/?utm_source=x', '/?redacted'],
      ['an unknown language', '/?lang=xyz', '/?redacted'],
      ['the language twice', '/?lang=he&lang=me', '/?lang=he&redacted'],
      ['a term that is none', '/key-concepts/my-disease', '/redacted'],
      ['a name as a fragment', '/about-us#Noa', '/about-us#redacted'],
      ['a number as a fragment', '/about-us#0501234567', '/about-us#redacted'],
      ['words as a fragment', '/about-us#my%20disease', '/about-us#redacted'],
      ['a fragment with a text', '/data-management#cdisc:~:text=x', '/data-management#redacted'],
    ]),
  )('%s: %s', (_what, address, expected) => {
    expect(stored(address)).toBe(expected)
  })

  test('user and password', () => {
    expect(redactLocation('https://user:pass@a.example/', pages)).toBe('https://a.example/')
  })

  // An anchor that begins with a small letter is the one thing that a visitor can make up.
  test('no typed text survives, wherever it is in the address', () => {
    const names = Object.keys(routes).filter(isPageName)
    const spelled = fc
      .tuple(
        fc.stringMatching(/^[A-Za-z0-9 @.א-ת-]{0,12}$/),
        fc.constantFrom(
          (text: string) => text,
          encodeURIComponent,
          (text: string) => encodeURIComponent(encodeURIComponent(text)),
          (text: string) => [...text].map((char) => `%${char.charCodeAt(0).toString(16)}`).join(''),
          (text: string) => text.toUpperCase(),
        ),
      )
      .map(([text, spell]) => spell(`Zq7${text}`))
    const address = fc.constantFrom(...names).chain((name) => {
      const { reads, readsLists } = pages[name]
      const read = fc.constantFrom('lang', 'utm_source', ...Object.keys(reads), ...readsLists)
      const parameter = fc.oneof(
        fc.tuple(read, spelled).map(([one, text]) => `${one}=${text}`),
        fc.tuple(read, spelled).map(([one, text]) => `${text}=${one}`),
        fc.constantFrom('lang=he', 'letter=A', 'page=2'),
      )
      const path = fc.oneof(
        fc.constant(routes[name]),
        spelled.map((text) => routes[name].replace(/:\w+$|$/, `/${text}`)),
      )
      return fc
        .tuple(path, fc.array(parameter, { maxLength: 4 }), fc.option(spelled, { nil: '' }))
        .map(([one, parameters, fragment]) => `${one}?${parameters.join('&')}#${fragment}`)
    })
    fc.assert(
      fc.property(address, (one) => {
        const kept = decodeURIComponent(decodeURIComponent(stored(one)))
        expect(kept.toLowerCase()).not.toContain('zq7')
      }),
      { numRuns: 1000 },
    )
  })
})

test('every value that a page keeps is one of a list: no page keeps a typed one', () => {
  const keeping = Object.entries(pages).flatMap(([name, { reads }]) =>
    Object.keys(reads)
      .filter((read) => isPageName(name) && !stored(`${routes[name]}?${read}=Zq7`).endsWith('?redacted'))
      .map((read) => `${name}: ${read}`),
  )
  expect(keeping).toEqual([])
})

test('the path alone, without parameters and fragment', () => {
  expect(redactPath(inLanguage(`${origin}/about-us?q=x#y`, 'he'), pages)).toBe('/about-us')
  expect(redactPath(`${origin}/About-us`, pages)).toBe('/redacted')
})

import { designNames } from '@marom/trial-designs'
import { everyAddress } from '#test/support/addresses.ts'
import { documentOf, select } from '#test/support/html.ts'
import { addressOf, type Kind, shuffled } from './kind.ts'
import { queriesNear, someQueries } from './words.ts'

/** The texts of each parameter, by page. */
type Parameters = Map<string, Map<string, Set<string>>>

const typedName = 'q'

/** Searched apart: designs, and what holds several of them. */
const isApart = (path: string) =>
  designNames.some((name) => path.startsWith(`/study-design/${name}`)) ||
  /^\/(?:brief|study-design\/(?:compare|monitoring))/.test(path)

function note(known: Parameters, path: string, name: string, text: string): void {
  const page = known.get(path) ?? new Map<string, Set<string>>()
  known.set(path, page.set(name, (page.get(name) ?? new Set()).add(text)))
}

function noteLinks(known: Parameters, page: Document, origin: string): void {
  for (const link of select(page, 'a[href], link[href]')) {
    const url = new URL(link.getAttribute('href') ?? '', origin)
    if (url.origin !== origin || isApart(url.pathname)) continue
    note(known, url.pathname, 'lang', '')
    for (const [name, text] of url.searchParams) note(known, url.pathname, name, text)
  }
}

function noteForms(known: Parameters, page: Document, path: string): void {
  for (const form of select(page, 'form')) {
    const action = (form.getAttribute('action') ?? path).replace(/[?#].*/, '')
    if (form.getAttribute('method') === 'post' || isApart(action)) continue
    for (const field of select(form, '[name]')) {
      const name = field.getAttribute('name') ?? ''
      const options = select(field, 'option').map((option) => option.getAttribute('value') ?? '')
      for (const text of [...options, field.getAttribute('value') ?? '']) note(known, action, name, text)
    }
  }
}

/** What a brief says beside its designs: each box of the form, each option, and a long text. */
export async function briefTexts(origin: string): Promise<Record<string, string[]>> {
  const page = documentOf(await (await fetch(`${origin}/brief`)).text())
  const fields = select(page, 'form [name]').filter((field) => field.getAttribute('name') !== 'design')
  return Object.fromEntries(
    fields.map((field, place) => {
      const name = field.getAttribute('name') ?? ''
      if (field.getAttribute('type') === 'checkbox')
        return [`${name}.${place}`, ['', field.getAttribute('value') ?? '']]
      const options = select(field, 'option').map((option) => option.getAttribute('value') ?? '')
      return [name, options.length > 0 ? options : ['', '5', 'מחקר קליני '.repeat(9).trim()]]
    }),
  )
}

/** What the pages link to and ask for, so that nobody has to keep a list. */
async function readPages(origin: string): Promise<Parameters> {
  const known: Parameters = new Map()
  for (const { path } of everyAddress) {
    const page = documentOf(await (await fetch(origin + path)).text())
    noteLinks(known, page, origin)
    noteForms(known, page, path.replace(/\?.*/, ''))
  }
  return known
}

function kindOf(path: string, parameters: Map<string, Set<string>>, random: () => number): Kind {
  const texts = new Map([...parameters].map(([name, some]) => [name, ['', ...some]]))
  texts.set('lang', ['', 'he'])
  const drawn = [...texts].flatMap(([name, some]) =>
    shuffled(some, random)
      .slice(0, 60)
      .flatMap((text) => [{ [name]: text }, { [name]: text, lang: 'he' }]),
  )
  const asked = texts.has(typedName) ? someQueries(random, 120) : []
  return {
    name: path,
    seeds: [
      {},
      { lang: 'he' },
      ...drawn,
      ...asked.map((q, place) => ({ q, lang: place % 2 === 0 ? 'he' : '' })),
    ],
    tries: (at, random) => ({
      ...Object.fromEntries([...texts].map(([name, some]) => [name, shuffled(some, random).slice(0, 40)])),
      ...(texts.has(typedName) ? { q: queriesNear(at[typedName] ?? '', random) } : {}),
    }),
    request: (at) => ({ path: addressOf(path, at) }),
  }
}

/** Pages with parameters, one kind each, and all other addresses as one. */
export async function pageKinds(origin: string, random: () => number): Promise<Kind[]> {
  const known = [...(await readPages(origin))]
  const [varied, bare] = [true, false].map((is) =>
    known.filter(([, parameters]) => [...parameters.keys()].some((name) => name !== 'lang') === is),
  )
  const addresses = ['/llms.txt', '/openapi.json', '/sitemap.xml', ...(bare ?? []).map(([path]) => path)]
  return [
    ...(varied ?? []).map(([path, parameters]) => kindOf(path, parameters, random)),
    {
      name: 'other addresses',
      seeds: addresses.flatMap((path) => [
        { path, lang: '' },
        { path, lang: 'he' },
      ]),
      tries: () => ({ lang: ['', 'he'] }),
      request: ({ path = '', ...texts }) => ({ path: addressOf(path, texts) }),
    },
  ]
}

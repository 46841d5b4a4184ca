import { describe, expect, test } from 'vitest'
import { oneIn } from '#test/support/extent.ts'
import { select } from '#test/support/html.ts'
import { ask, documentAt, everyPage } from '#test/support/site.ts'

type Field = readonly [name: string, value: string]

/** The few values of a slider are choices, and may be kept. */
const typedInto =
  'form:not([method="post"], [method="dialog"]) :is(input:not([type="hidden"], [type="range"]), select, textarea)'

/** The fields of the page's form, with what stands in them at first. */
const fieldsAt = async (path: string): Promise<Field[]> =>
  select(await documentAt(path), typedInto).map((field) => {
    const [option] = select(field, 'option[selected]')
    return [field.getAttribute('name') ?? '', (option ?? field).getAttribute('value') ?? '']
  })

const written = (fields: readonly Field[]) =>
  fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')

function spellings(fields: readonly Field[]): string[] {
  const [[name, value] = ['', '']] = fields
  const own = `${name}=Zq7`
  const encoded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`
  return [
    written(fields),
    written(fields.toReversed()),
    written([[name, value]]),
    ...[own, `lang=he&${own}`, `${own}&lang=he`, `lang=he&${own}&lang=he`, `x=1&${own}`, `${own}&${own}`],
    ...[`${encoded}=Zq7`, `${name.toUpperCase()}=Zq7`, `&${own}`, `?${own}`],
  ]
}

async function keptOf(address: string) {
  const response = await ask(address)
  await response.arrayBuffer()
  const { headers } = response
  return [headers.get('Cache-Control'), headers.get('Cloudflare-CDN-Cache-Control'), headers.get('ETag')]
}

const paths = [...everyPage.filter(({ language }) => language === 'en').map(({ path }) => path), '/search']
const endings = ['', '.json', '.md', '.txt', '.csv', '.ris', '.bib']

const isDesign = (path: string) => path.startsWith('/study-design/') && !tools.includes(path)
/** Forms of that folder that are no design. */
const tools = ['/study-design/estimand', '/study-design/checks', '/study-design/monitoring']

/** A design has the form of the first one, with other fields: in `npm test` one spelling of all of them. */
const firstDesign = paths.find(isDesign)

function queriesOf(path: string, fields: readonly Field[], ending: string): string[] {
  const isLikeFirst = isDesign(path) && path !== firstDesign
  const alone = ending === '' ? fields.map(([name]) => `${name}=Zq7`) : []
  return isLikeFirst
    ? [...oneIn(20, spellings(fields)), ...oneIn(8, alone)]
    : [...spellings(fields), ...alone]
}

describe('what a visitor typed is kept by no cache, however the address is spelled, with errors and files', () => {
  test.each(paths)('%s', async (path) => {
    const fields = await fieldsAt(path)
    if (fields.length === 0) return
    for (const ending of endings) {
      if ((await ask(path + ending)).status === 404) continue
      for (const query of queriesOf(path, fields, ending)) {
        const address = `${path}${ending}?${query}`
        expect([address, ...(await keptOf(address))]).toEqual([address, 'no-store', null, null])
      }
    }
  })

  test('there are such pages', async () => {
    const forms = await Promise.all(paths.map(fieldsAt))
    expect(forms.filter((fields) => fields.length > 0).length).toBeGreaterThanOrEqual(3)
  })

  test.each(['/BRIEF?subject=Zq7', '/brief/?subject=Zq7', '/study-design/none?sd=12', '/search.json?q=Zq7'])(
    'not a page: %s',
    async (address) => {
      expect(await keptOf(address)).toEqual(['no-store', null, null])
    },
  )
})

import { dataVersion } from '@marom/sample-trial'
import { describe, expect, test } from 'vitest'
import { dayInWords, startOf } from '#content/dates.ts'
import { languages } from '#content/locales.ts'
import { en } from '#content/messages/en.ts'
import { inLanguage, routes } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { citationPath } from '#src/sample-study/citation.ts'
import { ask, documentAt, origin } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf, textsOf } from '#test/support/html.ts'
import { thingsIn } from '#test/support/vocabulary.ts'
import { filesIn, textOf as fileText, mediaTypeOf } from './files.ts'

const page = routes['sample-study/datasets']

test('the citation file: the keys of a dataset in the Citation File Format', async () => {
  const response = await ask(citationPath)
  expect(response.headers.get('content-type')).toBe('application/yaml; charset=utf-8')
  const lines = (await response.text()).trimEnd().split('\n')
  const fields = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(': ')), JSON.parse(line.slice(line.indexOf(': ') + 2))]),
  )
  expect(fields).toMatchObject({
    'cff-version': '1.2.0',
    type: 'dataset',
    authors: [{ name: 'Marom Clinical Research', website: `${origin}/` }],
    version: dataVersion.number,
    'date-released': dataVersion.day,
    license: site.studyLicense.id,
    url: origin + page,
  })
  expect(fields.title).toContain('Simulated')
  expect(fields.message).toContain(en['sample.site'])
})

describe.each(languages)('the data page in %s', (language) => {
  const address = inLanguage(page, language)
  const main = async () => only(await documentAt(address), 'main')

  test('license, version, citation, and links to the two files', async () => {
    const link = only(await main(), 'a[rel="license"]')
    expect([textOf(link), link.getAttribute('href')]).toEqual([
      site.studyLicense.name,
      site.studyLicense.href,
    ])
    const text = textOf(await main())
    expect(text).toContain(dayInWords(dataVersion.day, language))
    const citation = textOf(only(await main(), '[data-citation]'))
    for (const part of [site.name[language], 'MCR117-201-SIM', ` ${dataVersion.number}, `, origin + address])
      expect(citation).toContain(part)
    const files = attributesOf(await main(), 'href', 'a[download]')
    expect(files).toEqual(expect.arrayContaining([citationPath, '/sample-study/data/SHA256SUMS']))
  })

  test('the code loads a file that is open, and names a variable of it', async () => {
    const code = textsOf(await main(), 'figure pre')
    expect(code).toHaveLength(3)
    const [variables = ''] = fileText('adsl.csv').split('\r\n')
    for (const text of code) {
      const [, path = ''] = /"http:\/\/[^/"]+(\/[^"]+)"/.exec(text) ?? []
      expect(
        filesIn('data').map((file) => `/sample-study/data/${file}`),
        text,
      ).toContain(path)
      for (const [, name] of text.matchAll(/adsl(?:\$|\[")(\w+)/g))
        expect(variables.split(',')).toContain(name)
    }
    expect(code.join('\n').match(/TRT01P/g)).toHaveLength(2)
    // It must be one expression, in any kind of notebook.
    expect(() => new Function(`return (${code[2]})`)).not.toThrow()
  })

  test('structured data: each file with its type, and a description as Google asks for it', async () => {
    const graphs = select(await documentAt(address), 'script[type="application/ld+json"]')
    const things = graphs.flatMap((script) => thingsIn(JSON.parse(script.textContent ?? '')['@graph']))
    const dataset = things.find((thing) => thing['@type'] === 'Dataset')
    expect(dataset).toMatchObject({
      license: site.studyLicense.href,
      version: dataVersion.number,
      dateModified: startOf(dataVersion.day),
      isAccessibleForFree: true,
      creator: { '@id': `${origin}/#organization` },
    })
    const description = String(dataset?.description)
    expect(description).toContain('160')
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(5000)
    const files = filesIn('data').filter((name) => name !== 'SHA256SUMS')
    expect(thingsIn(dataset?.distribution)).toEqual(
      files.sort().map((name) => ({
        '@type': 'DataDownload',
        name,
        encodingFormat: mediaTypeOf(name),
        contentUrl: `${origin}/sample-study/data/${name}`,
      })),
    )
  })
})

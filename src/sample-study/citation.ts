import { dataVersion } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { dayInWords } from '#content/dates.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { sampleLine } from '#src/words/sample-line.ts'
import { wordsOf } from '#src/words/words.ts'

export const citationPath = '/sample-study/CITATION.cff'

const words = wordsOf('sample-study/datasets')

const addressOf = (origin: string, language: Language) =>
  absolute(origin, routes['sample-study/datasets'], language)

export function citationText(origin: string, language: Language): string {
  const { dataset, elsewhere } = words(language)
  const citation = fill(elsewhere.cite.text, {
    creator: site.name[language],
    title: dataset.name,
    version: dataVersion.number,
    day: dayInWords(dataVersion.day, language),
    address: addressOf(origin, language),
  })
  return [citation, sampleLine(language, 'cited')].join(' ').trimEnd()
}

/** Citation File Format 1.2.0. A value in JSON is also a value in YAML. */
export function citationFile(origin: string): string {
  const { dataset } = words(defaultLanguage)
  const fields = {
    'cff-version': '1.2.0',
    message: [dataset.message, sampleLine(defaultLanguage, 'site')].join(' ').trimEnd(),
    type: 'dataset',
    title: dataset.name,
    authors: [{ name: site.name[defaultLanguage], website: `${origin}/` }],
    version: dataVersion.number,
    'date-released': dataVersion.day,
    license: site.studyLicense.id,
    url: addressOf(origin, defaultLanguage),
    keywords: dataset.keywords,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return lines.join('')
}

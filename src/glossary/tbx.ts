import { defaultLanguage, type Language, languages } from '#content/locales.ts'
import { routes, termHref } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { element, xmlText } from '#src/machine/xml.ts'
import { type Row, rows, sourceText } from './rows.ts'
import { topicName } from './search.ts'

function conceptOf(
  { slug, topic, term, definition, note, see = [], sources = [] }: Row,
  origin: string,
): string {
  const langSec = (language: Language) => {
    const source = sources.map((one) => element('admin', { type: 'source' }, xmlText(sourceText(one))))
    const meaning = element('descrip', { type: 'definition' }, xmlText(definition[language]))
    return element(
      'langSec',
      { 'xml:lang': language },
      element('descripGrp', {}, meaning + source.join('')) +
        (note ? element('note', {}, xmlText(note[language])) : '') +
        element(
          'termSec',
          {},
          element('term', {}, xmlText(term[language])) +
            element('termNote', { type: 'partOfSpeech' }, 'noun'),
        ),
    )
  }
  const page = origin + termHref(slug, defaultLanguage)
  return element(
    'conceptEntry',
    { id: slug },
    element('descrip', { type: 'subjectField' }, xmlText(topicName(topic, defaultLanguage))) +
      see.map((other) => element('ref', { type: 'crossReference', target: other }, other)).join('') +
      element('xref', { type: 'externalCrossReference', target: page }, slug) +
      languages.map(langSec).join(''),
  )
}

/** TBX-Basic (ISO 30042:2019) in the DCA style. */
export function tbxOf(origin: string): string {
  const { name, href } = site.glossaryLicense
  const header = element(
    'tbxHeader',
    {},
    element(
      'fileDesc',
      {},
      element('publicationStmt', {}, element('p', {}, xmlText(`${name}, ${href}`))) +
        element('titleStmt', {}, element('title', {}, xmlText(site.name[defaultLanguage]))) +
        element('sourceDesc', {}, element('p', {}, xmlText(origin + routes['key-concepts']))),
    ),
  )
  const concepts = rows().map((row) => conceptOf(row, origin))
  const body = element('text', {}, element('body', {}, `\n${concepts.join('\n')}\n`))
  const root = { type: 'TBX-Basic', style: 'dca', 'xml:lang': 'en', xmlns: 'urn:iso:std:iso:30042:ed-2' }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('tbx', root, header + body)}\n`
}

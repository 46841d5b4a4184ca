import { LanguageProvider } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/term/en.ts'
import { type Language, locales, otherLanguages } from '#content/locales.ts'
import type { TermEntry } from '#content/types.ts'
import { Inlines } from '#src/blocks/inlines.tsx'

interface EntryProps {
  copy: typeof en
  language: Language
  data: TermEntry
}

/** The heading of the page is the term in its language. */
export function Definition({ copy, language, data }: EntryProps) {
  return (
    <section aria-labelledby="definition-title">
      <h2 id="definition-title" className="text-h3">
        {copy.definition}
      </h2>
      <p className="mt-3 max-w-text">
        <Inlines of={data.words[language].definition} />
      </p>
    </section>
  )
}

export function OtherDefinitions({ copy, language, data }: EntryProps) {
  return otherLanguages(language).map((one) => (
    <section key={one} aria-labelledby={`definition-${one}`}>
      <h2 id={`definition-${one}`} className="text-h3">
        {copy.languages[one]}
      </h2>
      <div lang={one} dir={locales[one].dir} className="mt-3 max-w-text">
        <LanguageProvider language={one}>
          <p className="font-700">
            <dfn className="not-italic">
              <Text>{data.term[one]}</Text>
            </dfn>
          </p>
          <p className="mt-2">
            <Text>{data.definition[one]}</Text>
          </p>
        </LanguageProvider>
      </div>
    </section>
  ))
}

export function Formula({ copy, language, data: { formula } }: EntryProps) {
  if (!formula) return null
  return (
    <section aria-labelledby="formula-title">
      <h2 id="formula-title" className="text-h3">
        {copy.formula}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that the build wrote */}
      <div className="formula mt-4" dir="ltr" dangerouslySetInnerHTML={{ __html: formula.mathml }} />
      <p className="mt-4 text-small" data-markdown="skip">
        {copy.asText}{' '}
        <bdi dir="ltr" lang="en" translate="no">
          {formula.text}
        </bdi>
      </p>
      <p className="mt-2 max-w-text">
        <Text>{formula.where[language]}</Text>
      </p>
    </section>
  )
}

export function Note({ copy, language, data }: EntryProps) {
  const { note } = data.words[language]
  if (note.length === 0) return null
  return (
    <section aria-labelledby="note-title">
      <h2 id="note-title" className="text-h3">
        {copy.note}
      </h2>
      <div className="prose mt-3">
        {note.map((inlines) => (
          <p key={inlines.map(({ text }) => text).join('')}>
            <Inlines of={inlines} />
          </p>
        ))}
      </div>
    </section>
  )
}

import { LanguageProvider } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type Language, locales } from '#content/locales.ts'
import { useMessages } from '#src/words/messages.ts'
import { sampleLine } from '#src/words/sample-line.ts'
import { citationEndings, citationFormats } from './citations/formats.ts'

interface CiteProps {
  /** Of the control; "Cite" by default. */
  title?: string
  /** Address of the file with this extension. */
  file: (ending: string) => string
  /** Name of the downloaded file, without extension. */
  name: string
  /** The citation, in the language of the cited text. */
  text: string
  /** After the text. `accessed` has a place for the `{date}` of the visit, which the browser knows. */
  online?: { accessed: string; url: string }
  language: Language
  /** The cited title: a screen reader user hears controls one by one, without context. */
  label: string
  className?: string
}

/** With script the citation and each file can be copied. */
export function Cite(props: CiteProps) {
  const { title, file, name, text, online, language, label, className = '' } = props
  const t = useMessages()
  return (
    <details className={`cite text-small ${className}`}>
      <summary className="footer-link no-print">
        {title ?? t('cite.title')}
        <span className="sr-only" data-markdown="skip">
          {': '}
          <bdi lang={language}>{label}</bdi>
        </span>
      </summary>
      <Citation text={text} online={online} language={language} />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 no-print">
        <span>{t('cite.download')}</span>
        {citationEndings.map((ending) => [
          ' ',
          <a
            key={ending}
            className="footer-link min-w-6 min-h-6"
            href={file(ending)}
            download={`${name}.${ending}`}
          >
            <Latin>{citationFormats[ending].name}</Latin>
          </a>,
        ])}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 needs-script no-print">
        <Copy label={t('cite.copyText')} />
        {citationEndings.map((ending) => [
          ' ',
          <Copy
            key={ending}
            label={t('cite.copyAs', { format: citationFormats[ending].name })}
            ending={ending}
          />,
        ])}
        <span role="status" data-done={t('cite.copied')} data-failed={t('cite.failed')} />
      </p>
    </details>
  )
}

function Citation({ text, online, language }: Pick<CiteProps, 'text' | 'online' | 'language'>) {
  const { dir } = locales[language]
  const sample = sampleLine(language, 'cited')
  return (
    <p className="mt-2 max-w-text [overflow-wrap:anywhere]" lang={language} dir={dir} data-citation="">
      <LanguageProvider language={language}>
        {online ? (
          <>
            <Text>{text}</Text> <bdi data-accessed={online.accessed} /> <Latin>{online.url}</Latin>
            <Text>{` ${sample}`.trimEnd()}</Text>
          </>
        ) : (
          <Text>{`${text} ${sample}`.trimEnd()}</Text>
        )}
      </LanguageProvider>
    </p>
  )
}

/** `client/page/copy.ts` copies the text, or the file with this extension. */
function Copy({ label, ending = '' }: { label: string; ending?: string }) {
  return (
    <button
      type="button"
      className="footer-link min-w-6 min-h-6 border-0 bg-transparent px-0 cursor-pointer"
      data-copy={ending}
    >
      <bdi>{label}</bdi>
    </button>
  )
}

function Latin({ children }: { children: string }) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  )
}

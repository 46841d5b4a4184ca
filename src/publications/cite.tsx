import { LanguageProvider } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type Language, locales } from '#content/locales.ts'
import { sampleLine } from '#src/blocks/sample-note.tsx'
import { useMessages } from '#src/words/messages.ts'
import { citationEndings, citationFormats } from './citations/formats.ts'

interface CiteProps {
  /** Address of the file with this extension. */
  file: (ending: string) => string
  /** Name of the downloaded file, without extension. */
  name: string
  /** The Vancouver citation, in the language of the cited text. */
  text: string
  language: Language
  /** The cited title: a screen reader user hears controls one by one, without context. */
  label: string
  className?: string
}

/** With script the citation and each file can be copied. */
export function Cite({ file, name, text, language, label, className = '' }: CiteProps) {
  const t = useMessages()
  const { dir } = locales[language]
  return (
    <details className={`cite text-small ${className}`}>
      <summary className="footer-link no-print">
        {t('cite.title')}
        <span className="sr-only" data-markdown="skip">
          {': '}
          <bdi lang={language}>{label}</bdi>
        </span>
      </summary>
      <p className="mt-2 max-w-text [overflow-wrap:anywhere]" lang={language} dir={dir} data-citation="">
        <LanguageProvider language={language}>
          <Text>{[text, sampleLine(language, 'cited')].join(' ').trimEnd()}</Text>
        </LanguageProvider>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 no-print">
        <span>{t('cite.download')}</span>
        {citationEndings.map((ending) => (
          <a
            key={ending}
            className="footer-link min-w-6 min-h-6"
            href={file(ending)}
            download={`${name}.${ending}`}
          >
            <Latin>{citationFormats[ending].name}</Latin>
          </a>
        ))}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 needs-script no-print">
        <Copy label={t('cite.copyText')} />
        {citationEndings.map((ending) => (
          <Copy
            key={ending}
            label={t('cite.copyAs', { format: citationFormats[ending].name })}
            ending={ending}
          />
        ))}
        <span role="status" data-done={t('cite.copied')} data-failed={t('cite.failed')} />
      </p>
    </details>
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

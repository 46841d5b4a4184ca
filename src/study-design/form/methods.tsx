import { LanguageProvider, useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { languages, locales } from '#content/locales.ts'
import { usePlace } from '#src/site/places.tsx'
import { methodsText } from '#src/study-design/words.ts'
import { CopyButton } from './copy-button.tsx'
import type { ResultProps } from './types.ts'

/** In every language, that of the page first. */
export function Methods({ name, answer, words, question }: ResultProps) {
  const own = useLanguage()
  const Question = usePlace('designQuestion')
  const inOrder = [own, ...languages.filter((language) => language !== own)]
  return (
    <section aria-labelledby="methods-title">
      <h2 id="methods-title" className="text-h3">
        {words.protocol.title}
      </h2>
      <p className="mt-2 text-muted no-print">
        <Text>{words.protocol.lead}</Text>
      </p>
      {inOrder.map((language) => (
        <div key={language} className="mt-4">
          <LanguageProvider language={language}>
            <blockquote className="quote" lang={language} dir={locales[language].dir}>
              <p id={`methods-${language}`}>
                {question && Question && <Question example={question} isSentence />}
                <Text>{methodsText(name, language, answer)}</Text>
              </p>
            </blockquote>
          </LanguageProvider>
          <CopyButton source={`methods-${language}`} label={words.copy[language]} />
        </div>
      ))}
    </section>
  )
}

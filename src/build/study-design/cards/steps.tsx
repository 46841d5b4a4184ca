import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { stepNames, stepWords } from '#content/study-design/cards.ts'

/** The way from a question to a request for proposal; this page is its third step. */
export function Steps({ language }: { language: Language }) {
  const words = stepWords[language]
  const addresses = {
    question: undefined,
    estimand: href('estimand', language),
    design: '#designs-title',
    brief: href('brief', language),
  }
  return (
    <ol className="design-steps" aria-label={words.label}>
      {stepNames.map((step) => (
        <li key={step} data-here={step === 'design' || undefined}>
          {addresses[step] ? (
            <a
              className="link font-600"
              href={addresses[step]}
              aria-current={step === 'design' ? 'step' : undefined}
            >
              <Text>{words[step].name}</Text>
            </a>
          ) : (
            <span className="font-600">
              <Text>{words[step].name}</Text>
            </span>
          )}{' '}
          <span>
            <Text>{words[step].text}</Text>
          </span>
        </li>
      ))}
    </ol>
  )
}

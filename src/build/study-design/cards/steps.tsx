import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { toolPages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { stepNames, stepWords } from '#content/study-design/cards.ts'

/** A provider may have removed it. */
const briefPage = toolPages.find((name: string) => name === 'brief')

/** The way from a question to a request for proposal; this page is its third step. */
export function Steps({ language }: { language: Language }) {
  const words = stepWords[language]
  const steps = stepNames.filter((step) => step !== 'brief' || briefPage)
  const addresses = {
    question: undefined,
    estimand: href('estimand', language),
    design: '#designs-title',
    brief: briefPage && href(briefPage, language),
  }
  return (
    <ol className="design-steps" aria-label={words.label}>
      {steps.map((step) => (
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

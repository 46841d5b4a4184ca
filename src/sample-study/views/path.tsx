import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Step } from '#src/sample-study/trace.ts'
import { wordsOf } from '#src/words/words.ts'
import { traceHref } from './links.ts'
import { named, outputWords } from './output.tsx'

const formWords = wordsOf('sample-study/forms')

export function useStepName(): (step: Step) => string {
  const language = useLanguage()
  const words = outputWords(language)
  const titles: Record<string, { number: string }> = words.titles
  return (step) => {
    if (step.kind === 'field') return `${named(formWords(language).items, step.item)}: ${step.subject}`
    if (step.kind === 'value') return `${step.dataset}.${step.variable}: ${step.subject}`
    const label = step.isTerm ? step.label : named(words.lines, step.label)
    return `${titles[step.output]?.number ?? step.output}: ${label}`
  }
}

/** The steps so far, each with a link back, and the current step. */
export function Path({ steps, current, label }: { steps: readonly Step[]; current: Step; label: string }) {
  const language = useLanguage()
  const name = useStepName()
  if (steps.length === 0) return null
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-5 gap-y-1">
        {steps.map((step, index) => (
          <li key={step.at}>
            <a
              className="study-number"
              href={traceHref(
                language,
                step.at,
                steps.slice(0, index).map(({ at }) => at),
              )}
            >
              <Text>{name(step)}</Text>
            </a>
          </li>
        ))}
        <li aria-current="step" className="font-600">
          <Text>{name(current)}</Text>
        </li>
      </ol>
    </nav>
  )
}

import { parametersOf } from '@marom/trial-designs'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import { carriedParameters } from '#src/study-design/compare/carried.ts'
import type { ResultProps } from './types.ts'

/** Where one goes with the numbers: to a question, the checks, the simulation, the monitoring. */
export function Onward({ name, design, answer, words }: ResultProps) {
  const language = useLanguage()
  const plan = parametersOf(design.fields, answer.texts)
  return (
    <>
      <p className="mt-6 max-w-text">
        <Text>{words.result.aid}</Text>{' '}
        <a className="link no-print" href="#contact">
          <Text>{words.result.ask}</Text>
        </a>
      </p>
      <OnwardLink href={`${hrefWith('study-design-checks', language, { design: name })}#values`}>
        {words.result.check}
      </OnwardLink>
      <OnwardLink className="needs-script" href="#simulation">
        {words.simulation.go}
      </OnwardLink>
      {answer.boundaries && (
        <OnwardLink href={hrefWith('study-design-monitoring', language, plan)}>{words.monitor}</OnwardLink>
      )}
    </>
  )
}

function OnwardLink({
  href,
  className = '',
  children,
}: {
  href: string
  className?: string
  children: string
}) {
  return (
    <p className={`mt-2 no-print ${className}`.trim()}>
      <a className="onward-link" href={href}>
        <Text>{children}</Text>
      </a>
    </p>
  )
}

/** The same trial with interim analyses, or without. */
export function Siblings({ answer, words, carried, question }: ResultProps) {
  const language = useLanguage()
  const { interim, single } = answer
  const sibling = interim ? ({ design: 'group-sequential', texts: interim } as const) : single
  if (!sibling) return null
  const parameters = { ...sibling.texts, ...carriedParameters(carried, question) }
  return (
    <p className="mt-2 no-print">
      <Text>{interim ? words.withoutInterim : words.withInterim}</Text>{' '}
      <a className="onward-link" href={hrefWith(`study-design/${sibling.design}`, language, parameters)}>
        <Text>{interim ? words.interim : words.single}</Text>
      </a>
    </p>
  )
}

import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import type { en } from '#content/sample-study/trace/en.ts'
import { endless, whereFound } from '#src/middleware/kept-address.ts'
import { type Found, findable, findStep, type Step } from '#src/sample-study/find-step.ts'
import { CellView } from '#src/sample-study/views/cell-view.tsx'
import { FieldView } from '#src/sample-study/views/field-view.tsx'
import { participantHref, stepFile, stepsBefore } from '#src/sample-study/views/links.ts'
import { Ribbon } from '#src/sample-study/views/ribbon.tsx'
import { participantColumn } from '#src/sample-study/views/row-columns.ts'
import { codeOf, headingOf, placeOf } from '#src/sample-study/views/step-words.ts'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { ValueView } from '#src/sample-study/views/value-view.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Walk {
  found: Found
  step: Step
  /** The steps before `step`. */
  path: Step[]
  /** Undefined for the page that search engines list. */
  at: string | undefined
  sort: string | undefined
}

const first = 't-14-2-1.hazardRatio'

export const studyTrace = definePage<typeof en, Walk>({
  copy: wordsOf('sample-study/trace'),
  Page: StudyTrace,
  // The number of paths to a step is unlimited.
  reads: { at: whereFound, sort: whereFound, via: endless },
  head: ({ language, data: { at, step } }) => ({
    title: at ? headingOf(language, step) : undefined,
    isState: at !== undefined,
  }),
  load: async ({ query, env }) => {
    const at = query.at ?? first
    const before = stepsBefore(at, (query.via ?? '').split('~'))
    const found = await findable(env, [at, ...before])
    const step = findStep(found, at)
    if (!step || !isSortable(step, query.sort)) return null
    const path = before.flatMap((one) => findStep(found, one) ?? [])
    return { found, step, path, at: query.at, sort: query.sort }
  },
})

/** The rows of a number can be in the order of each of their variables, up or down. */
function isSortable(step: Step, sort: string | undefined): boolean {
  if (sort === undefined) return true
  if (step.kind !== 'cell') return false
  const columns = [participantColumn, ...step.counted.variables, ...step.others.variables]
  return columns.includes(sort.replace(/^-/, ''))
}

function StudyTrace({ copy, language, data: { found, step, path, sort } }: PageProps<typeof en, Walk>) {
  const via = [...path.map(({ at }) => at), step.at]
  return (
    <StudyPage
      heading={headingOf(language, step)}
      crumb={copy.heading}
      top={
        <>
          <Code language={language} step={step} copy={copy} />
          <Ribbon path={path} current={step} copy={copy} />
        </>
      }
    >
      {step.kind === 'cell' && <CellView found={found} step={step} copy={copy} via={via} sort={sort} />}
      {step.kind === 'value' && <ValueView found={found} step={step} copy={copy} via={via} />}
      {step.kind === 'field' && <FieldView found={found} step={step} copy={copy} via={via} />}
      <p className="no-print">
        <a className="onward-link" href={stepFile(language, step.at)}>
          <Text>{copy.json}</Text>
        </a>
      </p>
    </StudyPage>
  )
}

/** What the step is called in the study, and whose it is. */
function Code({ language, step, copy }: { language: Language; step: Step; copy: typeof en }) {
  return (
    <p className="mt-2 text-small text-muted">
      <Text>{`${placeOf(language, step)}, `}</Text>
      <Data>{codeOf(step)}</Data>
      {step.kind !== 'cell' && (
        <>
          {', '}
          <Text>{copy.participant}</Text>{' '}
          <a className="study-number" href={participantHref(language, step.subject)}>
            <Data>{step.subject}</Data>
          </a>
        </>
      )}
    </p>
  )
}

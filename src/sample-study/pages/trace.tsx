import type { en } from '#content/sample-study/trace/en.ts'
import { never, whereFound } from '#src/middleware/kept-address.ts'
import { findStep, type Step } from '#src/sample-study/trace.ts'
import { CellView } from '#src/sample-study/views/cell-view.tsx'
import { FieldView } from '#src/sample-study/views/field-view.tsx'
import { stepsBefore } from '#src/sample-study/views/links.ts'
import { Path, useStepName } from '#src/sample-study/views/path.tsx'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { ValueView } from '#src/sample-study/views/value-view.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Walk {
  step: Step
  /** The steps before it. */
  path: Step[]
}

const first = 't-14-2-1.hazardRatio'

export const studyTrace = definePage<typeof en, Walk>({
  copy: wordsOf('sample-study/trace'),
  Page: StudyTrace,
  // The ways to a step have no end.
  reads: { at: whereFound, via: never },
  isState: ({ query }) => query.at !== undefined,
  load: ({ query }) => {
    const step = findStep(query.at ?? first)
    if (!step) return null
    const before = stepsBefore(step.at, (query.via ?? '').split('~'))
    return { step, path: before.flatMap((at) => findStep(at) ?? []) }
  },
})

/** One step of the way from a number to a field. */
function StudyTrace({ copy, data: { step, path } }: PageProps<typeof en, Walk>) {
  const name = useStepName()
  const via = [...path.map(({ at }) => at), step.at]
  return (
    <StudyPage heading={name(step)} crumb={copy.heading}>
      <Path steps={path} current={step} label={copy.path} />
      {step.kind === 'cell' && <CellView step={step} copy={copy} via={via} />}
      {step.kind === 'value' && <ValueView step={step} copy={copy} via={via} />}
      {step.kind === 'field' && <FieldView step={step} copy={copy} via={via} />}
    </StudyPage>
  )
}

import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/trace/en.ts'
import { endless, whereFound } from '#src/middleware/kept-address.ts'
import { type Found, findable, findStep, type Step } from '#src/sample-study/trace.ts'
import { CellView } from '#src/sample-study/views/cell-view.tsx'
import { FieldView } from '#src/sample-study/views/field-view.tsx'
import { stepFile, stepsBefore } from '#src/sample-study/views/links.ts'
import { Path, useStepName } from '#src/sample-study/views/path.tsx'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { ValueView } from '#src/sample-study/views/value-view.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Walk {
  found: Found
  step: Step
  /** The steps before `step`. */
  path: Step[]
}

const first = 't-14-2-1.hazardRatio'

export const studyTrace = definePage<typeof en, Walk>({
  copy: wordsOf('sample-study/trace'),
  Page: StudyTrace,
  // The number of paths to a step is unlimited.
  reads: { at: whereFound, via: endless },
  isState: ({ query }) => query.at !== undefined,
  load: async ({ query, env }) => {
    const at = query.at ?? first
    const before = stepsBefore(at, (query.via ?? '').split('~'))
    const found = await findable(env, [at, ...before])
    const step = findStep(found, at)
    return step ? { found, step, path: before.flatMap((one) => findStep(found, one) ?? []) } : null
  },
})

function StudyTrace({ copy, language, data: { found, step, path } }: PageProps<typeof en, Walk>) {
  const name = useStepName()
  const via = [...path.map(({ at }) => at), step.at]
  return (
    <StudyPage heading={name(step)} crumb={copy.heading}>
      <Path steps={path} current={step} label={copy.path} />
      {step.kind === 'cell' && <CellView found={found} step={step} copy={copy} via={via} />}
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

import { formNamed } from '@marom/sample-trial'
import { allowedValuesOf } from '@marom/sample-trial/recompute'
import { BreakTool } from '#client/sample-study/break-tool.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { FieldStep } from '#src/sample-study/find-step.ts'
import { Island } from '#src/site/layout/island.tsx'
import { wordsOf } from '#src/words/words.ts'
import type { StepProps } from './cell-view.tsx'
import { traceHref } from './links.ts'
import { named } from './output.tsx'

const breakWords = wordsOf('sample-study/break')
const formWords = wordsOf('sample-study/forms')

/** Differs between fields: a link to an id that the page has would not leave it. */
export const breakId = (item: string): string => `change-${item}`

/** Changes the field of the page in the visitor's tab. Nothing for a field that nobody types. */
export function BreakField({ found, step }: Pick<StepProps<FieldStep>, 'found' | 'step'>) {
  const { subject, entry, form, item } = step
  const language = useLanguage()
  const { tool } = breakWords(language)
  const field = formNamed(form)?.items.find(({ name }) => name === item)
  const allowed = field && allowedValuesOf(field, found.facts.terms)
  if (!allowed) return null
  return (
    <section id={breakId(item)} data-break="" aria-labelledby="change-title">
      <h2 id="change-title" className="text-h2">
        <Text>{tool.title}</Text>
      </h2>
      <p className="needs-script mt-3 max-w-text">
        <Text>{tool.lead}</Text>
      </p>
      <p className="needs-no-script mt-3 max-w-text">
        <Text>{tool.noScript}</Text>
      </p>
      <Island
        name="break-tool"
        component={BreakTool}
        props={{
          words: tool,
          field: { subject, form, seq: Number(entry.id.split('.')[1]), item },
          item: named(formWords(language).items, item),
          traceTo: traceHref(language, '_').slice(0, -1),
          answers: allowed,
          before: String(entry.values[item] ?? ''),
        }}
      />
      <p className="mt-4 no-print">
        <a className="onward-link" href={href('sample-study/break', language)}>
          <Text>{tool.prepared}</Text>
        </a>
      </p>
    </section>
  )
}

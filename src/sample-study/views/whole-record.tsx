import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { ValueStep } from '#src/sample-study/find-step.ts'
import { wordsOf } from '#src/words/words.ts'
import type { StepProps } from './cell-view.tsx'
import { traceHref } from './links.ts'
import { named } from './output.tsx'
import { exactValue } from './step-words.ts'
import { Data } from './study-page.tsx'
import { StudyTable } from './table.tsx'

const formWords = wordsOf('sample-study/forms')

/** A record that exists only because a field is filled. */
function Because({ step, copy, via, because }: StepProps<ValueStep> & { because: readonly string[] }) {
  const language = useLanguage()
  const words = formWords(language)
  return (
    <p className="mt-3">
      <Text>{copy.because}</Text>{' '}
      {because.map((ref) => (
        <a key={ref} className="study-number" href={traceHref(language, `${step.subject}.${ref}`, via)}>
          <Text>{named(words.items, ref.split('.').at(-1) ?? '')}</Text>
        </a>
      ))}
    </p>
  )
}

export function WholeRecord({ found, step, copy, via }: StepProps<ValueStep>) {
  const language = useLanguage()
  const { row, dataset, subject } = step
  return (
    <section>
      <h2 id="record-title" className="text-h2">
        <Text>{copy.record}</Text>
      </h2>
      {row.because && <Because {...{ found, step, copy, via }} because={row.because} />}
      <StudyTable labelledBy="record-title" columns={[copy.variable, copy.label, copy.value]}>
        {Object.entries(row.values).map(([name, value]) => (
          <tr key={name} aria-current={name === step.variable ? 'true' : undefined}>
            <th scope="row">
              <Data>{name}</Data>
            </th>
            <td>
              <Data>{found.rules[`${dataset}.${name}`]?.label ?? ''}</Data>
            </td>
            <td>
              {name === step.variable ? (
                <Data>{exactValue(value)}</Data>
              ) : (
                <a className="study-number" href={traceHref(language, `${subject}.${row.id}.${name}`, via)}>
                  <Data>{exactValue(value)}</Data>
                </a>
              )}
            </td>
          </tr>
        ))}
      </StudyTable>
    </section>
  )
}

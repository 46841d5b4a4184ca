import { conditionsOf, counts, type Fault, type NamedField } from '@marom/trial-designs'
import { mark } from '#client/study-design/marks.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { conditionOf } from '#src/study-design/words.ts'
import { Offers } from './faults.tsx'
import type { DesignProps } from './types.ts'

export const idOf = (name: string) => `field-${name}`

/** For `exchange.ts`: each choice and its options with which the field is read. */
const withOf = (field: NamedField) =>
  conditionsOf(field)
    .map(({ field: name, options }) => [name, ...options].join(' '))
    .join(',') || undefined

/** What was found stands in its own field, so that it is there when something else is asked for. */
function foundIn({ answer, field }: Pick<FieldProps, 'answer' | 'field'>): string | undefined {
  const isAsked = field.unless?.includes(answer.texts.find ?? '')
  return answer.isResult && isAsked ? answer.found[field.name] : undefined
}

interface FieldProps extends DesignProps {
  field: NamedField
}

/** With script a field that is not read is hidden until it is. */
export function FieldRow(props: FieldProps) {
  const { answer, field, words, lexicon } = props
  const found = foundIn(props)
  const text = found ?? answer.texts[field.name] ?? ''
  const id = idOf(field.name)
  const isRead = counts(field, answer.texts)
  const fault = answer.isResult ? undefined : answer.faults.find((one) => one.field === field.name)
  const reading = answer.isResult ? (answer.readings[field.name] ?? answer.assumed[field.name]) : undefined
  return (
    <div
      {...mark({ row: field.name, with: withOf(field), unless: field.unless?.join(' '), found })}
      className={isRead ? undefined : 'needs-no-script'}
    >
      <label className="label" htmlFor={id}>
        <Text>{lexicon.label(field.name)}</Text>
        {field.isOptional && <span className="font-400 text-muted">{` (${words.form.optional})`}</span>}
      </label>
      <Control {...props} text={text} fault={fault} reading={reading} />
      <div {...mark({ notes: '' })}>
        <Notes {...props} fault={fault} reading={reading} />
      </div>
    </div>
  )
}

interface ReadProps extends FieldProps {
  fault: Fault | undefined
  reading: string | undefined
}

function Control({ field, lexicon, text, fault, reading }: ReadProps & { text: string }) {
  const id = idOf(field.name)
  const hasHint =
    field.onlyWith !== undefined || field.unless !== undefined || lexicon.hint(field.name) !== undefined
  const described = [reading && `${id}-reading`, hasHint && `${id}-hint`, fault && `${id}-fault`]
    .filter(Boolean)
    .join(' ')
  const control = {
    id,
    name: field.name,
    'aria-describedby': described || undefined,
    'aria-invalid': fault ? true : undefined,
  }
  return field.kind === 'choice' ? (
    <select {...control} className="field h-12 pe-8 text-ellipsis" defaultValue={text}>
      {field.options.map((option) => (
        <option key={option} value={option}>
          {lexicon.option(field.name, option)}
        </option>
      ))}
    </select>
  ) : (
    <input
      {...control}
      className="field h-12 figures"
      type="text"
      inputMode={field.min < 0 ? 'text' : field.isWhole ? 'numeric' : 'decimal'}
      defaultValue={text}
      dir="ltr"
    />
  )
}

function Notes(props: ReadProps) {
  const { field, words, lexicon, fault, reading } = props
  const language = useLanguage()
  const id = idOf(field.name)
  const hint = lexicon.hint(field.name)
  const condition = conditionOf(field, lexicon, language)
  return (
    <>
      {reading && (
        // In the field, where it moves nothing. A number is from left to right, also in Hebrew.
        <p id={`${id}-reading`} className="reading" dir="ltr">
          <bdi>
            <Text>{fill(words.form.readAs, { text: reading })}</Text>
          </bdi>
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="flex items-start gap-2 mt-1 text-small text-danger font-600">
          <span aria-hidden="true" className="i-lucide-circle-alert mt-[0.175em]" />
          <span>
            <Text>{lexicon.fault(fault)}</Text>
            <Offers {...props} fault={fault} />
          </span>
        </p>
      )}
      <div id={`${id}-hint`} className="mt-1 text-small text-muted">
        {hint && (
          <p>
            <Text>{hint}</Text>
          </p>
        )}
        {condition && (
          <p className="needs-no-script">
            <Text>{condition}</Text>
          </p>
        )}
      </div>
    </>
  )
}

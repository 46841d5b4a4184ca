import {
  informationField,
  type MonitoringAnswer,
  mostAnalyses,
  stageField,
  zField,
} from '@marom/trial-designs/monitoring'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { fill } from '#client/text/fill.ts'
import { ChangingText, Text } from '#client/ui/text.tsx'
import { fieldId, type MonitoringWords } from './monitoring-result.tsx'

type Texts = Readonly<Record<string, string>>

export interface MonitoringFormProps {
  words: MonitoringWords
  /** Path and fragment, for a browser without script. */
  action: string
  /** Fields that only such a browser sends: the language, and the plan. */
  sent: Texts
  counted: 'participants' | 'events'
  /** Planned, as text. */
  maximum: string
  /** How many analyses the plan has. */
  planned: number
  /** What was typed. */
  typed: Texts
}

interface Live {
  answer: MonitoringAnswer
  form: Ref<HTMLFormElement>
  isWorking: boolean
  onPress: () => void
  onChange: () => void
}

const analyses = Array.from({ length: mostAnalyses }, (_, i) => i + 1)

/** The name of a field in the summary of faults, e.g. `Analysis 2, Z`. */
export function labelOf(
  field: string,
  { form }: MonitoringWords,
  counted: 'participants' | 'events',
): string {
  const [, kind, number = ''] = /^(info|z)(\d)$/.exec(field) ?? []
  if (kind === undefined) return form.stage
  return `${fill(form.analysis, { number })}, ${kind === 'z' ? form.z : form.information[counted]}`
}

/** `pre-paint.js` keeps a browser with script from sending a private form, also before it is hydrated. */
export function MonitoringForm(props: MonitoringFormProps & Live) {
  const { words, action, sent, isWorking, onPress } = props
  const t = words.form
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onPress()
  }
  return (
    <form
      ref={props.form}
      action={action}
      method="get"
      data-private=""
      autoComplete="off"
      className="no-print"
      noValidate
      onKeyDown={press}
      onInput={props.onChange}
    >
      <fieldset className="grid gap-5">
        <legend className="text-h3 font-700 p-0 mb-2">{t.legend}</legend>
        <p className="needs-script font-600">
          <Text>{t.private}</Text>
        </p>
        <p className="needs-no-script font-600">
          <Text>{t.sent}</Text>
        </p>
        <Hints {...props} />
        {analyses.slice(0, props.planned).map((number) => (
          <AnalysisFields key={number} {...props} number={number} />
        ))}
        {props.planned < mostAnalyses && <More {...props} />}
        <Stage {...props} />
        <button
          type="button"
          className="btn-primary h-12 needs-script"
          onClick={onPress}
          disabled={isWorking}
        >
          {isWorking ? t.working : t.submit}
        </button>{' '}
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn-primary h-12 needs-no-script">
          {t.submit}
        </button>
      </fieldset>
    </form>
  )
}

/** The hints of all analyses, which describe each field. */
function Hints({ words, counted, maximum }: MonitoringFormProps) {
  const t = words.form
  return (
    <div className="grid gap-2 text-small text-muted">
      <p id="hint-info">
        <Text>{fill(t.informationHint[counted], { maximum })}</Text>
      </p>
      <p id="hint-z">
        <Text>{`${t.z}: ${t.zHint}`}</Text>
      </p>
      <p>
        <Text>{t.lead}</Text>
      </p>
    </div>
  )
}

function Stage({ words, typed }: MonitoringFormProps) {
  const { stage: label, stages } = words.form
  return (
    <div>
      <label className="label" htmlFor={fieldId(stageField)}>
        <Text>{label}</Text>
      </label>
      <select
        id={fieldId(stageField)}
        name={stageField}
        className="field h-12 pe-8 text-ellipsis"
        defaultValue={typed[stageField]}
      >
        {Object.entries(stages).map(([stage, text]) => (
          <option key={stage} value={stage}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Rows that few trials need. */
function More(props: MonitoringFormProps & Live) {
  const { words, planned, typed } = props
  const rows = analyses.slice(planned)
  const isUsed = rows.some((number) => typed[informationField(number)] || typed[zField(number)])
  return (
    <details open={isUsed}>
      <summary className="link inline-flex items-center min-h-11">{words.form.more}</summary>
      <div className="grid gap-5 mt-4">
        {rows.map((number) => (
          <AnalysisFields key={number} {...props} number={number} />
        ))}
      </div>
    </details>
  )
}

function AnalysisFields(props: MonitoringFormProps & Live & { number: number }) {
  const { words, counted, number } = props
  const t = words.form
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-t-solid border-line pt-3">
      <legend className="font-700 p-0">
        <Text>{fill(t.analysis, { number })}</Text>
      </legend>
      <NumberField {...props} field={informationField(number)} hint="hint-info">
        {t.information[counted]}
      </NumberField>
      <NumberField {...props} field={zField(number)} hint="hint-z">
        {t.z}
      </NumberField>
    </fieldset>
  )
}

interface NumberFieldProps extends MonitoringFormProps, Live {
  field: string
  hint: string
  children: string
}

function NumberField({ words, answer, typed, field, hint, children }: NumberFieldProps): ReactNode {
  const id = fieldId(field)
  const fault = answer.state === 'faulty' ? answer.faults.find((one) => one.field === field) : undefined
  return (
    <div>
      <label className="label" htmlFor={id}>
        <Text>{children}</Text>
      </label>
      <input
        id={id}
        name={field}
        className="field h-12 figures"
        type="text"
        // The keyboards of numbers have neither a percent sign nor a minus.
        inputMode="text"
        dir="ltr"
        defaultValue={typed[field]}
        aria-describedby={fault ? `${id}-fault ${hint}` : hint}
        aria-invalid={fault ? true : undefined}
      />
      {fault && (
        <p id={`${id}-fault`} className="flex items-start gap-2 mt-1 text-small text-danger font-600">
          <span aria-hidden="true" className="i-lucide-circle-alert mt-[0.175em]" />
          <ChangingText>{fill(words.faults[fault.code], fault.facts)}</ChangingText>
        </p>
      )}
    </div>
  )
}

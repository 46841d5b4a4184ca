import type { AllowedValues } from '@marom/sample-trial/recompute'
import type { KeyboardEvent, Ref } from 'react'
import { fill } from '#client/text/fill.ts'
import { ChangingText, Text } from '#client/ui/text.tsx'
import type { ToolWords } from './outcome-words.ts'

export interface BreakFormProps {
  words: ToolWords
  answers: AllowedValues
  /** The value as the form has it; empty if the field is. */
  before: string
}

/** What is wrong with what was entered. */
export interface Problem {
  field: 'value' | 'reason'
  text: string
}

interface Live {
  box: Ref<HTMLFieldSetElement>
  problem: Problem | undefined
  isWorking: boolean
  onApply: () => void
}

export const fieldIds = { value: 'break-value', reason: 'break-reason' } as const

function hintOf(answers: AllowedValues, words: ToolWords): string {
  if (answers.kind === 'date') return fill(words.date, { first: answers.first, last: answers.last })
  if (answers.kind === 'number') return fill(words.number, { least: answers.least, most: answers.most })
  return answers.kind === 'text' ? fill(words.text, { longest: answers.longest }) : ''
}

/** Not a `form`, so that no browser sends it and no draft of it is kept. */
export function BreakForm(props: BreakFormProps & Live) {
  const { words, isWorking, box, problem, onApply } = props
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onApply()
  }
  return (
    <fieldset
      ref={box}
      className="needs-script no-print grid gap-5 mt-4 max-w-text p-0 border-0"
      onKeyDown={press}
    >
      <legend className="sr-only">{words.title}</legend>
      <div>
        <label className="label" htmlFor={fieldIds.value}>
          <Text>{words.value}</Text>
        </label>
        <ValueField {...props} />
        <Fault field="value" problem={problem} />
      </div>
      <div>
        <label className="label" htmlFor={fieldIds.reason}>
          <Text>{words.reason}</Text>
        </label>
        <select id={fieldIds.reason} className="field h-12 pe-8" {...stateOf('reason', problem)}>
          <option value="">{words.choose}</option>
          {words.reasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
        <Fault field="reason" problem={problem} />
      </div>
      <button
        type="button"
        className="btn-primary h-12 justify-self-start"
        onClick={onApply}
        disabled={isWorking}
      >
        {isWorking ? words.working : words.apply}
      </button>
    </fieldset>
  )
}

const stateOf = (field: Problem['field'], problem: Problem | undefined, hint = '') => ({
  'aria-invalid': problem?.field === field ? true : undefined,
  'aria-describedby':
    [hint, problem?.field === field ? `${fieldIds[field]}-fault` : ''].filter(Boolean).join(' ') || undefined,
})

function ValueField({ words, answers, before, problem }: BreakFormProps & Live) {
  const id = fieldIds.value
  if (answers.kind === 'choice')
    return (
      <select
        id={id}
        className="field h-12 pe-8"
        dir="ltr"
        defaultValue={before}
        {...stateOf('value', problem)}
      >
        <option value="">{words.empty}</option>
        {answers.choices.map((choice) => (
          <option key={choice} lang="en">
            {choice}
          </option>
        ))}
      </select>
    )
  const hint = `${id}-hint`
  // A date without a day cannot be in a field of the type date.
  const isPartial = answers.kind === 'date' && before !== '' && before.length < 10
  return (
    <>
      <input
        id={id}
        className="field h-12 figures"
        dir="ltr"
        defaultValue={before}
        {...stateOf('value', problem, hint)}
        {...(answers.kind === 'date' && !isPartial
          ? { type: 'date', min: answers.first, max: answers.last }
          : {})}
        {...(isPartial ? { type: 'text', pattern: '\\d{4}(-\\d\\d){1,2}' } : {})}
        {...(answers.kind === 'number'
          ? { type: 'number', min: answers.least, max: answers.most, step: 'any' }
          : {})}
        {...(answers.kind === 'text' ? { type: 'text', maxLength: answers.longest } : {})}
      />
      <p id={hint} className="mt-1 text-small text-muted">
        <Text>{hintOf(answers, words)}</Text>
      </p>
    </>
  )
}

function Fault({ field, problem }: { field: Problem['field']; problem: Problem | undefined }) {
  if (problem?.field !== field) return null
  return (
    <p
      id={`${fieldIds[field]}-fault`}
      role="alert"
      className="flex items-start gap-2 mt-1 text-small text-danger font-600"
    >
      <span aria-hidden="true" className="i-lucide-circle-alert mt-[0.175em]" />
      <ChangingText>{problem.text}</ChangingText>
    </p>
  )
}

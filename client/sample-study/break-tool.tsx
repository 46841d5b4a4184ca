import type { Change } from '@marom/sample-trial/recompute'
import { useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { BreakForm, type BreakFormProps, fieldIds, type Problem } from './break-form.tsx'
import type { breakValue } from './break-value.ts'
import { type BreakAnswer, wholeOutcome } from './broken-value.ts'
import type { OutcomeView } from './outcome-view.tsx'
import type { ToolWords } from './outcome-words.ts'

/** A phone draws as many in less than 50 ms. */
const linesAtOnce = 3

/** What a press needs. */
interface Parts {
  breakValue: typeof breakValue
  OutcomeView: typeof OutcomeView
}

let parts: Parts | undefined

/** `break-parts.ts` calls it in the browser. So the script of the Worker has the form only. */
export function handOver(found: Parts): void {
  parts = found
}

interface BreakToolProps extends BreakFormProps {
  field: Omit<Change, 'value'>
  /** The field in words. */
  item: string
  /** Begins the address of a step of the trace. */
  traceTo: string
}

interface Entered {
  value: string
  reason: string
}

type Control = HTMLInputElement | HTMLSelectElement

const controlIn = (box: HTMLElement, id: string): Control | undefined => {
  const found = box.querySelector(`#${id}`)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined
}

function problemOf(control: Control, { value, reason }: Entered, before: string, words: ToolWords) {
  const problem = (field: Problem['field'], text: string): Problem => ({ field, text })
  if (!control.validity.valid) return problem('value', words.invalid)
  if (value === before) return problem('value', words.same)
  return reason === '' ? problem('reason', words.noReason) : undefined
}

/** Changes the value in this tab. Leaving the page undoes it, too. */
export function BreakTool({ words, field, item, traceTo, answers, before }: BreakToolProps) {
  const language = useLanguage()
  const box = useRef<HTMLFieldSetElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<'fresh' | 'working' | 'failed' | 'undone'>('fresh')
  const [problem, setProblem] = useState<Problem>()
  const [broken, setBroken] = useState<BreakAnswer & { reason: string }>()
  const [budget, setBudget] = useState(0)
  const [presses, setPresses] = useState(0)

  useEffect(() => {
    if (!broken) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [broken])

  useEffect(() => {
    if (!broken || budget >= wholeOutcome) return
    const timer = setTimeout(() => setBudget(budget + linesAtOnce))
    return () => clearTimeout(timer)
  }, [broken, budget])

  useEffect(() => {
    if (problem && box.current) controlIn(box.current, fieldIds[problem.field])?.focus()
  }, [problem])

  const apply = async () => {
    const control = box.current && controlIn(box.current, fieldIds.value)
    if (!box.current || !control || !parts || state === 'working') return
    const entered = {
      value: control.value.trim(),
      reason: controlIn(box.current, fieldIds.reason)?.value ?? '',
    }
    const found = problemOf(control, entered, before, words)
    setProblem(found)
    if (found) return
    setState('working')
    // The press is painted first.
    await new Promise((resolve) => setTimeout(resolve))
    try {
      const isNumber = answers.kind === 'number' && entered.value !== ''
      const value = isNumber ? Number(entered.value) : entered.value || null
      const answer = await parts.breakValue({ ...field, value }, language)
      setState('fresh')
      setBudget(0)
      setPresses(presses + 1)
      setBroken({ ...answer, reason: entered.reason })
    } catch {
      setState('failed')
    }
  }

  const undo = () => {
    setBroken(undefined)
    setState('undone')
    const control = box.current && controlIn(box.current, fieldIds.value)
    if (!control) return
    control.value = before
    control.focus()
  }

  return (
    <>
      <BreakForm
        {...{ words, answers, before, box, problem }}
        isWorking={state === 'working'}
        onApply={() => void apply()}
      />
      {state === 'failed' && (
        <p role="alert" className="mt-4 text-danger font-600">
          <Text>{words.failed}</Text>
        </p>
      )}
      <Announcement text={state === 'working' ? words.working : state === 'undone' ? words.undone : ''} />
      {state === 'undone' && (
        <p className="mt-4 font-600" aria-hidden="true">
          <Text>{words.undone}</Text>
        </p>
      )}
      {parts && broken && (
        <div className="mt-8">
          {/* A new key, for the same reason as in `ChangingText`. */}
          <parts.OutcomeView key={presses} {...broken} {...{ item, traceTo, budget }} focus={heading}>
            <button type="button" className="btn-quiet h-12 mt-4" onClick={undo}>
              {words.undo}
            </button>
          </parts.OutcomeView>
        </div>
      )}
    </>
  )
}

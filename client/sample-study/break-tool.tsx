import type { Change } from '@marom/sample-trial/recompute'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { BreakForm, type BreakFormProps, fieldIds, type Problem } from './break-form.tsx'
import type { breakValue } from './break-value.ts'
import type { BreakAnswer } from './broken-value.ts'
import type { GrowingOutcome } from './growing-outcome.tsx'
import type { ToolWords } from './outcome-words.ts'

/** What a press needs. */
interface Parts {
  breakValue: typeof breakValue
  GrowingOutcome: typeof GrowingOutcome
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

type State = 'fresh' | 'working' | 'failed' | 'undone'

/** Changes the value in this tab. Leaving the page undoes it, too. */
export function BreakTool(props: BreakToolProps) {
  const { words, item, traceTo, answers, before } = props
  const box = useRef<HTMLFieldSetElement>(null)
  const { state, problem, broken, presses, apply, undo } = useBreak(props, box)
  return (
    <>
      <BreakForm
        {...{ words, answers, before, box, problem }}
        isWorking={state === 'working'}
        onApply={() => void apply()}
      />
      <StateText state={state} words={words} />
      {parts && broken && (
        <div className="mt-8">
          {/* A new key, for the same reason as in `ChangingText`. */}
          <parts.GrowingOutcome key={presses} {...broken} {...{ item, traceTo }}>
            <button type="button" className="btn-quiet h-12 mt-4" onClick={undo}>
              {words.undo}
            </button>
          </parts.GrowingOutcome>
        </div>
      )}
    </>
  )
}

/** `box` holds the fields. */
function useBreak({ words, field, answers, before }: BreakToolProps, box: RefObject<HTMLElement | null>) {
  const language = useLanguage()
  const [state, setState] = useState<State>('fresh')
  const [problem, setProblem] = useState<Problem>()
  const [broken, setBroken] = useState<BreakAnswer & { reason: string }>()
  const [presses, setPresses] = useState(0)

  useEffect(() => {
    if (problem) controlIn(box.current, fieldIds[problem.field])?.focus()
  }, [problem, box])

  async function apply() {
    const control = controlIn(box.current, fieldIds.value)
    if (!control || !parts || state === 'working') return
    const entered = control.value.trim()
    const reason = controlIn(box.current, fieldIds.reason)?.value ?? ''
    const found = problemOf(control, entered === before, reason, words)
    setProblem(found)
    if (found) return
    setState('working')
    // The press is painted first.
    await new Promise((resolve) => setTimeout(resolve))
    try {
      const isNumber = answers.kind === 'number' && entered !== ''
      const value = isNumber ? Number(entered) : entered || null
      const answer = await parts.breakValue({ ...field, value }, language)
      setState('fresh')
      setPresses(presses + 1)
      setBroken({ ...answer, reason })
    } catch {
      setState('failed')
    }
  }
  function undo() {
    setBroken(undefined)
    setState('undone')
    const control = controlIn(box.current, fieldIds.value)
    if (!control) return
    control.value = before
    control.focus()
  }
  return { state, problem, broken, presses, apply, undo }
}

type Control = HTMLInputElement | HTMLSelectElement

const controlIn = (box: HTMLElement | null, id: string): Control | undefined => {
  const found = box?.querySelector(`#${id}`)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined
}

function problemOf(control: Control, isSame: boolean, reason: string, words: ToolWords) {
  const problem = (field: Problem['field'], text: string): Problem => ({ field, text })
  if (!control.validity.valid) return problem('value', words.invalid)
  if (isSame) return problem('value', words.same)
  return reason === '' ? problem('reason', words.noReason) : undefined
}

function StateText({ state, words }: { state: State; words: ToolWords }) {
  return (
    <>
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
    </>
  )
}

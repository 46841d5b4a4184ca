import type { MonitoringAnswer, MonitoringInput } from '@marom/trial-designs/monitoring'
import { useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { inWorker } from '#client/ui/in-worker.ts'
import { Text } from '#client/ui/text.tsx'
import { labelOf, MonitoringForm, type MonitoringFormProps } from './monitoring-form.tsx'
import { decisionText, MonitoringAnswerView } from './monitoring-result.tsx'

interface MonitoringToolProps extends MonitoringFormProps {
  plan: MonitoringInput['plan']
  /** The server's. */
  first: MonitoringAnswer
}

const monitor = inWorker<MonitoringInput, MonitoringAnswer>('compute', 'monitor')

/** What was typed and chosen. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}

/** The form and the result. With script the result is computed in the browser, and nothing is sent. */
export function MonitoringTool({ plan, first, ...props }: MonitoringToolProps) {
  const { words } = props
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLElement>(null)
  const [answer, setAnswer] = useState(first)
  const [presses, setPresses] = useState(0)
  const [state, setState] = useState<'fresh' | 'stale' | 'working' | 'failed'>('fresh')

  useEffect(() => {
    if (answer === first) return
    result.current?.scrollIntoView({ block: 'start' })
    result.current?.focus({ preventScroll: true })
  }, [answer, first])

  const press = async () => {
    if (!form.current) return
    setState('working')
    try {
      setAnswer(await monitor({ plan, typed: textsOf(form.current) }))
      setPresses(presses + 1)
      setState('fresh')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <div className="lg:col-span-4">
        <MonitoringForm
          {...props}
          answer={answer}
          form={form}
          isWorking={state === 'working'}
          onPress={() => void press()}
          onChange={() => setState('stale')}
        />
        {state === 'failed' && (
          <p role="alert" className="mt-4 text-danger font-600">
            <Text>{words.form.failed}</Text>
          </p>
        )}
      </div>
      <div className="lg:col-span-8" data-stale={state === 'stale' ? '' : undefined}>
        <Announcement text={answer.state === 'answered' ? decisionText(words, answer) : ''} />
        {/* A new key, for the same reason as in `ChangingText`. */}
        <MonitoringAnswerView
          key={presses}
          words={words}
          answer={answer}
          focus={result}
          labelOf={(field) => labelOf(field, words, props.counted)}
        />
      </div>
    </>
  )
}

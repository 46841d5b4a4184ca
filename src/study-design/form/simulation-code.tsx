import { firstSeed, simulationInR } from '@marom/trial-designs/simulation'
import { mark } from '#client/study-design/marks.ts'
import { SetInR } from '#client/study-design/simulation-found.tsx'
import { Text } from '#client/ui/text.tsx'
import { CopyButton } from './copy-button.tsx'
import type { SimulationProps } from './types.ts'

/** `SimulationTool` writes the seed and the broken assumption of the last press into it. */
export function SimulationCode({ plan, trials, words }: SimulationProps) {
  const t = words.simulation
  const { start, known, body } = simulationInR(plan, trials)
  return (
    <>
      <h3 className="mt-8 text-h4">
        <Text>{t.r}</Text>
      </h3>
      <p className="mt-2 text-muted max-w-text">
        <Text>{t.rLead}</Text>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre className="code-block mt-4 max-h-96 overflow-auto" dir="ltr" lang="en" translate="no" tabIndex={0}>
        <code id="simulation-code">
          {start}
          <span {...mark({ set: '' })}>
            <SetInR seed={firstSeed} broken={null} />
          </span>
          {`${known}\n${body}`}
        </code>
      </pre>
      <CopyButton source="simulation-code" label={t.copyR} />
    </>
  )
}

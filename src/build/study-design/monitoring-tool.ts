import { monitoringExample, mostAnalyses } from '@marom/trial-designs/monitoring'
import type { ToolDescription } from '#src/build/machines/description.ts'
import { address, listOf, object, text } from '#src/build/machines/schema.ts'
import { conventional, exampleInputs, inputsOf, notes } from './schemas.ts'

const named = object({ name: text(), label: text(), text: text() })

const analysis = object({
  information: {
    anyOf: [
      { type: 'integer', minimum: 1, maximum: 100_000_000 },
      { type: 'string', maxLength: 30, pattern: '%$' },
    ],
    description: 'Participants or events so far; or a percentage of the planned information, such as "52%".',
  },
  'z?': {
    type: 'number',
    description: 'Positive if the new treatment does better. Without it, only boundaries.',
  },
})

export const monitoring: ToolDescription = {
  title: 'Interim monitoring of a group sequential trial',
  description:
    'For a DSMB: boundaries recomputed for the information actually accrued, the decision under the plan, conditional and predictive power, and repeated confidence intervals. Takes the inputs of the plan (as plan_group_sequential) and the analyses so far.',
  inputs: {
    ...inputsOf('group-sequential'),
    analyses: { ...listOf(analysis, 'In order, the latest last.'), minItems: 1, maxItems: mostAnalyses },
    'final?': {
      type: 'boolean',
      description: 'Whether the latest analysis is the final one.',
      default: false,
    },
  },
  outputs: {
    conventional,
    decision: object({ code: text(), text: text() }),
    figures: listOf(named, 'Of the latest analysis.'),
    notes,
    columns: listOf(object({ name: text(), label: text() })),
    rows: listOf(listOf(text()), 'One for each analysis.'),
    methods: text('The methods paragraph of the plan.'),
    page: address('The page with the same result.'),
  },
  example: {
    ...exampleInputs('group-sequential'),
    analyses: [
      { information: Number(monitoringExample.info1), z: Number(monitoringExample.z1) },
      { information: Number(monitoringExample.info2), z: Number(monitoringExample.z2) },
    ],
  },
}

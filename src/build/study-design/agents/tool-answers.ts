import {
  type DesignName,
  designNames,
  designs,
  parametersOf,
  quantityText,
  type Table,
} from '@marom/trial-designs'
import { answerMonitoring, readPlan } from '@marom/trial-designs/monitoring'
import { fill } from '#client/text/fill.ts'
import type { Language } from '#content/locales.ts'
import { argTexts } from '#src/site/tool.ts'
import type { AgentCase, AgentValue } from '#src/study-design/agent-cases.ts'
import { analysesIn } from '#src/study-design/monitor-trial.ts'
import { lexiconOf, monitoringWords } from '#src/study-design/words.ts'
import { wordsOf } from '#src/words/words.ts'
import type { cases } from './cases.ts'

type Case = (typeof cases)[number]

const pageWords = wordsOf('study-design/benchmarks')

interface Found {
  value: number
  text: string
  label: (language: Language) => string
}

type Answered =
  | { page: AgentCase['page']; find: (quantity: string, look?: number) => Found }
  | { refused: string }

const known = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`agents/cases.json: there is no ${what}`)
  return found
}

/** The cell of a look. */
const inTable = (table: Table | null, column: string, look: number) =>
  table?.rows[look - 1]?.[table.columns.indexOf(column)]

/** The words of the page where the design's words leave out which analysis, or of what the size is. */
function labelOf(design: DesignName, name: string, language: Language, look?: number): string {
  const { quantities } = pageWords(language).agents
  const own = Object.entries(quantities).find(([key]) => key === name)?.[1]
  return own === undefined ? lexiconOf(design, language).quantity(name) : fill(own, { look: look ?? '' })
}

function planned(tool: string, inputs: Record<string, unknown>): Answered {
  const design = known(
    designNames.find((name) => tool === `plan_${name.replaceAll('-', '_')}`),
    tool,
  )
  const { fields, quantities, parameters, answer: answerOf } = designs[design]
  const unknown = Object.keys(inputs).filter((name) => !parameters.includes(name))
  if (unknown.length > 0) return { refused: `${unknown.join(', ')}: no such input` }
  const answer = answerOf(argTexts(inputs))
  if (!answer.isResult) {
    const { fault } = lexiconOf(design, 'en')
    return { refused: answer.faults.map((one) => `${one.field}: ${fault(one)}`).join(' ') }
  }
  return {
    page: { design, inputs: parametersOf(fields, answer.texts) },
    find: (name, look) => {
      const value =
        look === undefined ? answer.values[name] : (inTable(answer.table, name, look) ?? undefined)
      // Bounds stand only in tables, which print them so.
      const quantity = quantities[name] ?? { as: 'decimal', decimals: 3 }
      const label = (one: Language) => labelOf(design, name, one, look)
      return { value: known(value, name), text: quantityText(known(value, name), quantity), label }
    },
  }
}

function monitored({ analyses, ...inputs }: Record<string, unknown>): Answered {
  const plan = readPlan(argTexts(inputs))
  const answer = 'refusal' in plan ? null : answerMonitoring(plan, analysesIn(analyses, false))
  if (answer?.state !== 'answered') return { refused: answer?.state ?? 'no plan' }
  return {
    page: null,
    find: (name) => {
      const figure = known(
        answer.figures.find((one) => one.name === name),
        name,
      )
      const label = (language: Language) => monitoringWords(language).figures[figure.name]
      return { value: Number.parseFloat(figure.text) / 100, text: figure.text, label }
    },
  }
}

function compared(
  { find }: Extract<Answered, { find: unknown }>,
  { quantity, look, by, printed, from, to }: NonNullable<Case['values']>[number],
): AgentValue {
  const { value, text, label } = find(quantity, look)
  const agrees = from === undefined || to === undefined ? null : value >= from && value <= to
  return {
    label: { en: label('en'), he: label('he') },
    published: printed ?? null,
    by,
    value,
    ours: text,
    agrees,
  }
}

/** What our tools answer to a case of the benchmark. */
export function answered({ issue, asked, tool, inputs = {}, values = [], note }: Case): AgentCase {
  const answer =
    tool === undefined ? null : tool === 'monitor_trial' ? monitored(inputs) : planned(tool, inputs)
  const shown = { issue, asked, note: note ?? null }
  if (!answer) return { ...shown, page: null, refused: null, values: [] }
  if ('refused' in answer) return { ...shown, page: null, refused: answer.refused, values: [] }
  return { ...shown, page: answer.page, refused: null, values: values.map((one) => compared(answer, one)) }
}

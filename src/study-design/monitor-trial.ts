import { designs, parametersOf, type Texts } from '@marom/trial-designs'
import {
  answerMonitoring,
  informationField,
  type MonitoringResult,
  readPlan,
  stageField,
  zField,
} from '@marom/trial-designs/monitoring'
import { fill } from '#client/text/fill.ts'
import { routes } from '#content/routes.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { argList, argText, argTexts, linesOf, type Tools } from '#src/site/tool.ts'
import { givenMethods, missingText, usualText } from '#src/study-design/given.ts'
import { monitoringWords, noteLines } from './words.ts'

const design = designs['group-sequential']

export const monitorTrial: Tools[string] = ({ args, language, env }) => {
  const { analyses, final, ...fields } = args
  const copy = monitoringWords(language)
  const planned = design.answer(argTexts(fields))
  const missing = missingText('group-sequential', language, planned)
  if (missing) return { refusal: missing }
  const plan = readPlan(planned.texts)
  if (!planned.isResult || 'refusal' in plan)
    return { refusal: copy.refusals['refusal' in plan ? plan.refusal : 'notAPlan'].text }
  const typed = analysesIn(analyses, final)
  const answer = answerMonitoring(plan, typed)
  if (answer.state === 'empty') return { refusal: copy.faults.missing }
  if (answer.state === 'faulty')
    return {
      refusal: linesOf(
        answer.faults.map(({ field, code, facts }) => `${field}: ${fill(copy.faults[code], facts)}`),
      ),
    }
  const data = worded(answer, copy)
  const query = new URLSearchParams({ ...parametersOf(design.fields, planned.texts), ...typed }).toString()
  const page = absolute(env.SITE_ORIGIN, routes['study-design-monitoring'], language, query)
  const methods = givenMethods('group-sequential', language, planned)
  const { conventional } = planned.leftOut
  return {
    text: linesOf(
      data.decision.text,
      data.figures.map(({ label, text }) => `${label}: ${text}`),
      noteLines(data.notes, copy.levels),
      usualText(language, conventional, planned.texts),
      methods,
      page,
    ),
    data: { conventional, ...data, methods, page },
  }
}

/** As texts of the form. */
export function analysesIn(analyses: unknown, isFinal: unknown): Texts {
  const rows = argList(analyses).flatMap(({ information, z }, index) => [
    [informationField(index + 1), argText(information)],
    [zField(index + 1), argText(z)],
  ])
  return { ...Object.fromEntries(rows), [stageField]: isFinal === true ? 'final' : 'interim' }
}

function worded(answer: MonitoringResult, copy: ReturnType<typeof monitoringWords>) {
  const { decision, level, figures, notes, columns, rows } = answer
  return {
    decision: { code: decision.key, text: fill(copy.decisions[decision.key], decision.facts) },
    figures: figures.map(({ name, text }) => ({ name, label: fill(copy.figures[name], { level }), text })),
    notes: notes.map(({ level: grade, key, facts }) => ({
      level: grade,
      code: key,
      text: fill(copy.notes[key], facts),
    })),
    columns: columns.map((name) => ({ name, label: fill(copy.columns[name], { level }) })),
    rows,
  }
}

import { type DesignName, designNames, designs, quantityText } from '@marom/trial-designs'
import { argTexts, linesOf, type Tools } from '#src/site/tool.ts'
import { refusedJson, resultJson } from './as-json.ts'
import { givenMethods, missingText, usualText } from './given.ts'
import { monitorTrial } from './monitor-trial.ts'
import { frameWords, noteLines } from './words.ts'

/** Names of tools have no hyphen in many clients. */
const toolOf = (name: DesignName) => `plan_${name.replaceAll('-', '_')}`

const planTool =
  (name: DesignName): Tools[string] =>
  ({ args, language, env }) => {
    const design = designs[name]
    const answer = design.answer(argTexts(args))
    const missing = missingText(name, language, answer)
    if (missing) return { refusal: missing }
    if (!answer.isResult) {
      const { fields, offers } = refusedJson(name, language, answer)
      const faults = Object.entries(fields).map(([field, fault]) => `${field}: ${fault}`)
      return { refusal: linesOf(faults, offers.length > 0 ? JSON.stringify({ offers }) : '') }
    }
    const { page, inputs, headline, values, labels, notes, r } = resultJson(
      name,
      language,
      answer,
      env.SITE_ORIGIN,
    )
    const { conventional } = answer.leftOut
    const methods = givenMethods(name, language, answer)
    const shown = Object.entries(design.quantities).flatMap(([key, quantity]) => {
      const value = values[key]
      return value === undefined ? [] : [`${labels[key]}: ${quantityText(value, quantity)}`]
    })
    const warnings = noteLines(notes, frameWords(language).result)
    return {
      text: linesOf(shown, warnings, usualText(language, conventional, inputs), methods, page),
      data: { conventional, design: name, page, inputs, headline, values, labels, notes, methods, r },
    }
  }

export const tools: Tools = {
  ...Object.fromEntries(designNames.map((name) => [toolOf(name), planTool(name)])),
  monitor_trial: monitorTrial,
}

import {
  counts,
  type DesignName,
  designNames,
  designs,
  gridSteps,
  type Texts,
  textsOf,
} from '@marom/trial-designs'
import { analysisParameters, monitoringExample, stageField } from '@marom/trial-designs/monitoring'
import { designAsParameter } from '#src/study-design/as-parameter.ts'
import { candidates, nearTexts, type State, skewedOf, statesOf } from '#test/study-design/states.ts'
import { addressOf, type Kind, shuffled } from './kind.ts'

const exampleOf = (name: string) => `/study-design/${name}.json`

/** Of the fields that the state has. */
function fieldTries(name: DesignName, texts: Texts): Record<string, string[]> {
  const { fields } = designs[name]
  const all = textsOf(fields, texts)
  const tries = fields
    .filter((field) => counts(field, all))
    .map((field) => [field.name, [...candidates(field), ...nearTexts(field, all[field.name] ?? '')]])
  return Object.fromEntries(tries)
}

/** Two assumptions of the state; empty texts if it has no result, so no grid. */
function gridTries(name: DesignName, texts: Texts): Record<string, string[]> {
  const answer = designs[name].answer(texts)
  const names = answer.isResult ? [...answer.changes.variations.keys()] : []
  return { rows: ['', ...names], columns: ['', ...names], step: [...gridSteps] }
}

/** Every second state with a grid of its first and last assumption. */
const seedsOf = (name: DesignName, states: readonly State[]): Texts[] =>
  states.map(({ texts }, place) => {
    const { rows = [] } = place % 2 === 0 ? gridTries(name, texts) : {}
    return { ...texts, rows: rows[1] ?? '', columns: rows.at(-1) ?? '' }
  })

/** Each design with a grid and without. @param formats `''` for the page; the seeds have the first */
export function designKinds(formats: readonly string[], random: () => number): Kind[] {
  const states = Map.groupBy(statesOf(30, 200), ({ design }) => design)
  return designNames.map((name) => ({
    name,
    seeds: seedsOf(name, shuffled([...(states.get(name) ?? []), ...skewedOf(name, 3000, random)], random)),
    tries: (texts) => ({
      ...fieldTries(name, texts),
      ...gridTries(name, texts),
      lang: ['', 'he'],
      format: formats,
    }),
    request: ({ format = formats[0], ...texts }) => ({
      path: addressOf(`/study-design/${name}${format}`, texts),
      before: [exampleOf(name)],
    }),
  }))
}

/** As planned, of each sequential plan. */
function analysesOf({ looks = '3', ...texts }: Texts): Texts {
  const analyses = Array.from({ length: Math.min(Number(looks), 6) - 1 }, (_, i) => [
    [`info${i + 1}`, texts[`t${i + 1}`] ?? `${Math.round((100 * (i + 1)) / Number(looks))}%`],
    [`z${i + 1}`, String(0.3 + 0.3 * i)],
  ])
  return { looks, ...texts, ...Object.fromEntries(analyses.flat()), [stageField]: 'interim' }
}

export function monitoringKind(): Kind {
  const name = 'group-sequential'
  const states = [...statesOf(20, 100)].filter(({ design }) => design === name)
  const analyses = Object.fromEntries(
    analysisParameters.map((one) => [one, ['', '5%', '30%', '60%', '95%', '-1', '0.3', '1.5', '3']]),
  )
  return {
    name: 'monitoring',
    seeds: [monitoringExample, ...states.map(({ texts }) => analysesOf(texts))],
    tries: (texts) => ({
      ...fieldTries(name, texts),
      ...analyses,
      [stageField]: ['interim', 'final'],
      lang: ['', 'he'],
    }),
    request: (texts) => ({ path: addressOf('/study-design/monitoring', texts), before: [exampleOf(name)] }),
  }
}

/** The dearest state of a design as the brief and the comparison have it. */
export function packed(name: string, { format: _, lang: __, ...texts }: Texts): string {
  const design = designNames.find((one) => one === name)
  return design ? designAsParameter(design, texts) : ''
}

/** @param states packed; another one is tried in each place */
export function packedKind(
  { path, formats, most }: { path: string; formats: string[]; most: number },
  states: readonly string[],
  others: Readonly<Record<string, readonly string[]>> = {},
): Kind {
  const places = Array.from({ length: most }, (_, i) => `design.${i}`)
  const full = (from: number) => places.map((place, i) => [place, states[(from + i) % states.length] ?? ''])
  const all = Object.fromEntries(Object.entries(others).map(([name, texts]) => [name, texts.at(-1) ?? '']))
  return {
    name: path,
    seeds: states.flatMap((_, i) => {
      const seed = { ...Object.fromEntries(full(i)), format: '' }
      return [seed, { ...seed, ...all }]
    }),
    tries: () => ({
      ...Object.fromEntries(places.map((place) => [place, ['', ...states]])),
      ...others,
      lang: ['', 'he'],
      format: formats,
    }),
    request: ({ format = '', ...texts }) => {
      const names = places.flatMap((place) => texts[place]?.split('?')[0] || [])
      return { path: addressOf(path + format, texts), before: [...new Set(names)].map(exampleOf) }
    },
  }
}

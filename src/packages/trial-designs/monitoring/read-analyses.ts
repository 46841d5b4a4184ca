import type { Texts } from '../frame/fields.ts'
import { readNumber } from '../frame/read-number.ts'
import { informationField, type MonitoringFault, mostAnalyses, stageField, zField } from './answer.ts'

export interface Analysis {
  /** Of the planned maximum. */
  fraction: number
  /** Null at a latest analysis that has information but no Z yet. */
  z: number | null
}

export interface Analyses {
  /** At least one. */
  looks: readonly Analysis[]
  isFinal: boolean
}

/** Nearer analyses would need a very fine grid. */
export const smallestStep = 0.02

/** As a multiple of the planned maximum. */
const mostInformation = 2

const farthestZ = 10

type Problem = Omit<MonitoringFault, 'field'>

const rows = Array.from({ length: mostAnalyses }, (_, i) => i + 1)

/** The parameters of the form, in its order. */
export const analysisParameters: readonly string[] = [
  ...rows.flatMap((row) => [informationField(row), zField(row)]),
  stageField,
]

const textOf = (typed: Texts, field: string) => (typed[field] ?? '').trim()

/** The sentence of a text that is not a number in its field; other codes are the same. */
function problemOf(
  { code, facts = {} }: { code: string; facts?: MonitoringFault['facts'] },
  notANumber: 'notInformation' | 'notZ',
): Problem {
  switch (code) {
    case 'tooSmall':
    case 'tooLarge':
    case 'tooLong':
      return { code, facts }
    default:
      return { code: notANumber, facts }
  }
}

const isPercentage = (text: string) => /[%\u066a\uff05]\s*$/.test(text)

/** A count, or with its sign a percentage of the maximum. */
function readInformation(text: string, maximum: number): { value: number } | Problem {
  if (text === '') return { code: 'missing', facts: {} }
  const isShare = isPercentage(text)
  const read = isShare
    ? readNumber(text, { min: smallestStep * 100, max: mostInformation * 100 }, 'percent')
    : readNumber(text, {
        min: Math.max(1, Math.ceil(smallestStep * maximum)),
        max: mostInformation * maximum,
        isWhole: true,
      })
  if (!('value' in read)) {
    const { code, facts } = problemOf(read, 'notInformation')
    const inPercent = (value: string | number) => (isShare && code !== 'tooLong' ? `${value}%` : value)
    return {
      code,
      facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, inPercent(value)])),
    }
  }
  return { value: isShare ? read.value / 100 : read.value / maximum }
}

function readZ(text: string): { value: number } | Problem {
  if (text === '') return { code: 'missing', facts: {} }
  const read = readNumber(text, { min: -farthestZ, max: farthestZ })
  if ('value' in read) return { value: read.value }
  return read.code === 'tooSmall' || read.code === 'tooLarge'
    ? { code: 'impossibleZ', facts: { max: farthestZ } }
    : problemOf(read, 'notZ')
}

/** What is wrong with the information of an analysis after another. */
function orderProblem(fraction: number, before: number | undefined): Problem | null {
  if (before === undefined) return null
  if (fraction <= before) return { code: 'falls', facts: {} }
  if (before >= 1) return { code: 'afterMaximum', facts: {} }
  return fraction - before < smallestStep - 1e-9
    ? { code: 'tooClose', facts: { gap: smallestStep * 100 } }
    : null
}

/** Null if nothing was typed. A row between two filled ones must be filled too. */
export function readAnalyses(typed: Texts, maximum: number): Analyses | { faults: MonitoringFault[] } | null {
  const isFilled = (row: number) =>
    textOf(typed, informationField(row)) !== '' || textOf(typed, zField(row)) !== ''
  const latest = rows.findLast(isFilled)
  if (latest === undefined) return null
  const isFinal = textOf(typed, stageField) === 'final'
  const faults: MonitoringFault[] = []
  const looks: Analysis[] = []
  for (const row of rows.slice(0, latest)) {
    const information = readInformation(textOf(typed, informationField(row)), maximum)
    const field = informationField(row)
    const problem =
      'code' in information ? information : orderProblem(information.value, looks.at(-1)?.fraction)
    if (problem) faults.push({ field, ...problem })
    const zText = textOf(typed, zField(row))
    const z = zText === '' && row === latest ? { value: null } : readZ(zText)
    if ('code' in z) faults.push({ field: zField(row), ...z })
    if ('value' in information) looks.push({ fraction: information.value, z: 'value' in z ? z.value : null })
  }
  return faults.length > 0 ? { faults } : { looks, isFinal }
}

import { levelText, probabilityText, quantityText } from '@marom/trial-designs'
import {
  type Progress,
  type Simulated,
  type SimulationInput,
  simulate,
} from '@marom/trial-designs/simulation'
import type { Shown, ShownRow } from '#client/study-design/shown-simulation.ts'
import { coursesOf } from './picture.ts'

const levels = ['typeOne', 'level']

/** A level of 0.025 as `0.0250`, other chances as percentages, means with at least four digits. */
function writeOf({ quantity, isChance, formula }: Simulated): (value: number) => string {
  if (levels.includes(quantity)) return levelText
  if (isChance) return (value) => probabilityText(value, 2)
  if (quantity === 'points') return (value) => quantityText(value, { as: 'percent', decimals: 2 })
  const decimals = Math.max(1, 3 - Math.floor(Math.log10(Math.abs(formula))))
  return (value) => quantityText(value, { as: 'decimal', decimals })
}

function rowOf(found: Simulated): ShownRow {
  const write = writeOf(found)
  const { quantity, formula, value, lower, upper } = found
  return {
    quantity,
    formula: write(formula),
    value: write(value),
    lower: write(lower),
    upper: write(upper),
  }
}

/**
 * Simulates, with texts and the lines of the picture.
 * @param report is called with what was found so far
 */
export function followSimulation(input: SimulationInput, report: (shown: Shown) => void = () => {}): Shown {
  const history: Progress[] = []
  const shown = (progress: Progress): Shown => {
    history.push(progress)
    return {
      done: progress.done,
      rows: progress.results.map(rowOf),
      courses: coursesOf(history, input.trials),
    }
  }
  return shown(simulate(input, (progress) => report(shown(progress))))
}

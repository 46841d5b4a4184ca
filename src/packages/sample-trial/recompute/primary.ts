import type { Output } from '../outputs/cell.ts'
import { cellsOf } from '../trace/output-cells.ts'

interface PrimaryNumber {
  /** As Table 14.2.1 prints it; empty if it does not. */
  printed: string
  /** NaN if the table does not print it. */
  exact: number
}

/** The result of the primary analysis. */
export interface PrimaryResult {
  /** The hazard ratio of MCR-117 to placebo. */
  ratio: PrimaryNumber
  /** Of the stratified log-rank test, two-sided. */
  p: PrimaryNumber
}

/**
 * Reads the hazard ratio and the stratified log-rank test from Table 14.2.1.
 * @param outputs with this table; without it all numbers are NaN
 */
export function primaryResult(outputs: readonly Output[]): PrimaryResult {
  const cells = outputs.filter(({ id }) => id === 't-14-2-1').flatMap(cellsOf)
  const numberOf = (name: string): PrimaryNumber => {
    const cell = cells.find(({ id }) => id === name)
    return { printed: cell?.text ?? '', exact: Number(cell?.statistics[0]?.value) }
  }
  return { ratio: numberOf('hazardRatio'), p: numberOf('stratifiedTest') }
}

import { itemAt, needLength } from '../item-at.ts'
/**
 * The inverse of a matrix by Gauss-Jordan elimination without row exchange.
 * @param matrix small, symmetric and positive definite
 * @returns NaN where an element is NaN
 * @throws Error where a pivot is below 1e-14: rows depend on each other, or their unit is too large
 */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  rows.forEach((pivotRow, i) => {
    const pivot = itemAt(pivotRow, i)
    if (Math.abs(pivot) < 1e-14)
      throw new Error('The matrix has no inverse: pass one whose rows do not depend on each other.')
    for (let j = 0; j < 2 * size; j++) pivotRow[j] = itemAt(pivotRow, j) / pivot
    for (const row of rows) {
      const factor = itemAt(row, i)
      if (row === pivotRow) continue
      for (let j = 0; j < 2 * size; j++) row[j] = itemAt(row, j) - factor * itemAt(pivotRow, j)
    }
  })
  return rows.map((row) => row.slice(size))
}

/**
 * The scalar product of two vectors.
 * @throws RangeError if they do not have the same length
 */
export function dot(a: readonly number[], b: readonly number[]): number {
  needLength(b, a.length)
  return a.reduce((sum, value, i) => sum + value * itemAt(b, i), 0)
}

/**
 * A matrix times a vector.
 * @param vector as long as a row; another length throws a RangeError
 */
export function times(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) => dot(row, vector))
}

import type { Quantities } from './inputs.ts'

/**
 * The arms of a plan whose endpoint compares two of them.
 * @throws RangeError for another plan
 */
export function armsIn({ control, treated }: Pick<Quantities, 'control' | 'treated'>) {
  if (control === undefined || treated === undefined) throw new RangeError('The plan has no two arms.')
  return { first: control, second: treated, total: control + treated, ratio: treated / control }
}

import type { Design, Result } from '../frame/answer.ts'
import type { DesignCodes } from '../frame/codes.ts'
import type { Texts } from '../frame/fields.ts'

/** @throws if the design refuses the texts */
export function resultOf<Codes extends DesignCodes>(
  { answer }: Pick<Design<Codes>, 'answer'>,
  texts: Texts,
): Result<Codes> {
  const found = answer(texts)
  if (!found.isResult) throw new Error(`${JSON.stringify(texts)}: ${JSON.stringify(found.faults)}`)
  return found
}

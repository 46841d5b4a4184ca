import { type Answer, type Design, type Quantity, quantityText, type Values } from '@marom/trial-designs'

export interface ShownQuantity {
  name: string
  text: string
  as: Quantity['as']
}

interface Shown {
  design: Pick<Design, 'quantities'>
  answer: Pick<Extract<Answer, { isResult: true }>, 'values' | 'headline'>
}

const isDetailOf = ({ isDetail, isDetailBeside }: Quantity, values: Values): boolean =>
  isDetail === true || (isDetailBeside !== undefined && values[isDetailBeside] !== undefined)

/** The headline first, then in the order of the design, without those that were not computed. */
export function shownOf({ design, answer }: Shown, isDetail = false): ShownQuantity[] {
  const shown = Object.entries(design.quantities).flatMap(([name, quantity]) => {
    const value = answer.values[name]
    if (value === undefined || isDetailOf(quantity, answer.values) !== isDetail) return []
    return [{ name, text: quantityText(value, quantity), as: quantity.as }]
  })
  const isAsked = ({ name }: ShownQuantity) => name === answer.headline
  return [...shown.filter(isAsked), ...shown.filter((one) => !isAsked(one))]
}

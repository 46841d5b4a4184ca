import { type Change, mostDecimals, parametersOf, quantityText } from '@marom/trial-designs'
import { useLanguage } from '#client/ui/language.tsx'
import { hrefWith } from '#content/routes.ts'
import { carriedParameters } from '#src/study-design/compare/carried.ts'
import { Padded } from './padded.tsx'
import type { ResultProps } from './types.ts'

export interface ChangeProps extends ResultProps {
  change: Change
  most: MostDecimals
}

/** The most decimals in the columns of a table. */
interface MostDecimals {
  headline: number
  left: number
}

export function mostOf({ design, answer }: ResultProps, all: readonly Change[]): MostDecimals {
  const { headline, left } = answer.changes
  const most = (quantity: string, values: readonly (number | null)[]) =>
    mostDecimals(values.flatMap((value) => (value === null ? [] : [amountText(design, quantity, value)])))
  return {
    headline: most(
      headline,
      all.map(({ value }) => value),
    ),
    left: most(
      left ?? '',
      all.map(({ left }) => left),
    ),
  }
}

const amountText = (design: ResultProps['design'], quantity: string, value: number) =>
  quantityText(value, design.quantities[quantity] ?? { as: 'decimal' })

/** A link to the design with the changed assumption; in bold what is planned. */
export function ChangedHeadline(props: ChangeProps) {
  const { name, design, answer, words, carried, question, change, most } = props
  const language = useLanguage()
  const { texts, value, isLeftOut } = change
  if (value === null && !isLeftOut) return <span className="text-muted">{words.sensitivity.none}</span>
  const number =
    value === null ? (
      words.grid.open
    ) : (
      <Amount {...{ design, value }} quantity={answer.changes.headline} most={most.headline} />
    )
  if (Object.keys(texts).length === 0) return <strong>{number}</strong>
  const parameters = {
    ...parametersOf(design.fields, { ...answer.texts, ...texts }),
    ...carriedParameters(carried, question),
  }
  return (
    <a className="link" href={hrefWith(`study-design/${name}`, language, parameters)}>
      {number}
    </a>
  )
}

export function LeftOver({ design, answer, words, change, most }: ChangeProps) {
  const { left } = answer.changes
  return left === null || change.left === null ? (
    <span className="text-muted">{words.sensitivity.none}</span>
  ) : (
    <Amount {...{ design }} value={change.left} quantity={left} most={most.left} />
  )
}

interface AmountProps extends Pick<ResultProps, 'design'> {
  quantity: string
  value: number
  most: number
}

const Amount = ({ design, quantity, value, most }: AmountProps) => (
  <Padded text={amountText(design, quantity, value)} most={most} />
)

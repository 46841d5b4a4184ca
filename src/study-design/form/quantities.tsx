import { Text } from '#client/ui/text.tsx'
import { quantityText } from '#src/study-design/frame/format.ts'
import type { ResultProps } from './types.ts'

/** In the order of the design, without those that were not computed. */
function shownOf({ design, answer }: ResultProps, isDetail: boolean) {
  return Object.entries(design.quantities).flatMap(([name, quantity]) => {
    const value = answer.values[name]
    if (value === undefined || (quantity.isDetail ?? false) !== isDetail) return []
    return [{ name, text: quantityText(value, quantity) }]
  })
}

export function Quantities(props: ResultProps) {
  const { answer, lexicon } = props
  const isAsked = ({ name }: { name: string }) => name === answer.headline
  const shown = shownOf(props, false)
  return (
    <dl className="design-figures">
      {[...shown.filter(isAsked), ...shown.filter((one) => !isAsked(one))].map(({ name, text }) => (
        <div key={name} className="stat-tile" data-headline={name === answer.headline || undefined}>
          <dt className="text-small text-muted">
            <Text>{lexicon.quantity(name)}</Text>
          </dt>
          <dd className="font-700 figures text-figure">
            <bdi dir="ltr">{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Details(props: ResultProps) {
  const { lexicon, words } = props
  const details = shownOf(props, true)
  if (details.length === 0) return null
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className="text-h3">
        {words.result.details}
      </h2>
      <dl className="design-details mt-4">
        {details.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-muted">
              <Text>{lexicon.quantity(name)}</Text>
            </dt>
            <dd className="figures">
              <bdi dir="ltr">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

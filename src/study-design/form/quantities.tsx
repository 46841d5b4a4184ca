import { mark } from '#client/study-design/marks.ts'
import { Text } from '#client/ui/text.tsx'
import { shownOf } from '#src/study-design/shown-quantities.ts'
import type { ResultProps } from './types.ts'

export function Quantities(props: ResultProps) {
  const { answer, lexicon } = props
  return (
    <dl className="quantities mt-6">
      {shownOf(props).map(({ name, text }) => (
        <div
          key={name}
          className="stat-tile data-[headline]:border-t-accent"
          {...mark({ headline: name === answer.headline ? '' : undefined })}
        >
          <dt className="text-small text-muted">
            <Text>{lexicon.quantity(name)}</Text>
          </dt>
          <dd
            className={`font-700 figures leading-[1.3] ${
              name === answer.headline
                ? 'text-accent text-[min(clamp(2.1rem,1.6rem+2.2vw,2.64rem),11vw)]'
                : 'text-[1.53rem]'
            }`}
          >
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
      <dl className="grid grid-cols-[minmax(0,max-content)_max-content] gap-x-6 gap-y-[0.35rem] mt-4">
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

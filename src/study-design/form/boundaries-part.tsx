import { countText } from '@marom/trial-designs'
import { pathsOf } from '@marom/trial-designs/simulation'
import { mark } from '#client/study-design/marks.ts'
import { TrialOutcomes } from '#client/study-design/trial-outcomes.tsx'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import { Island } from '#src/site/layout/island.tsx'
import { formulaTexts, lookTexts } from '#src/study-design/shown/boundary-picture.ts'
import type { Built } from '#src/study-design/shown/built.ts'
import { BoundariesPlot, type BoundariesProps } from './boundaries-plot.tsx'
import { isExample } from './is-example.ts'
import type { ResultProps } from './types.ts'

/**
 * Boundaries with simulated trials, and how these end. Without script it shows the trials of the
 * example, as the build simulated them.
 */
export function BoundariesPart({ built, ...result }: ResultProps & { built: Built }) {
  const { answer, lexicon, words } = result
  if (!answer.boundaries) return null
  const { share, interval, outcome, noLine, trials, formula, byLook, x } = words.boundaries
  const { boundaries } = answer.boundaries
  const paths = isExample(result) ? built.paths : null
  const props = { ...result, data: answer.boundaries, trials: pathsOf(answer.values), paths }
  return (
    <div className="boundaries mt-8">
      <div>
        <BoundariesPlot {...props} />
        <Controls {...props} />
      </div>
      <div>
        <Island
          name="trial-outcomes"
          component={TrialOutcomes}
          props={{
            boundaries: boundaries.map(({ name }) => [name, lexicon.part(name)] as const),
            looks: boundaries[0]?.looks.length ?? 0,
            words: { share, interval, outcome, noLine, trials, formula, byLook, look: x },
            texts: {
              ...formulaTexts(answer.boundaries, 'planned'),
              ...lookTexts(answer.boundaries),
              ...paths?.texts,
            },
            isDrawn: paths !== null,
          }}
        />
      </div>
    </div>
  )
}

function Controls({ name, paths, trials, words }: BoundariesProps) {
  const t = words.boundaries
  const language = useLanguage()
  return (
    <>
      {!paths && (
        <p className="mt-2 needs-no-script">
          <Text>{t.noScript}</Text>{' '}
          <a className="link" href={hrefWith(`study-design/${name}`, language, {})}>
            <Text>{t.example}</Text>
          </a>
        </p>
      )}
      <div className="needs-script no-print" data-markdown="skip">
        <p className="mt-2 text-small text-muted">
          <Text>{t.move}</Text>
        </p>
        <div className="flex flex-wrap items-end gap-4 mt-4">
          <label className="grow">
            <span className="field-label">
              <Text>{t.effect}</Text>
            </span>
            <select className="field h-12 pe-8 text-ellipsis" {...mark({ setting: 'effect' })}>
              <option value="planned">{t.effects.planned}</option>
              <option value="none">{t.effects.none}</option>
            </select>
          </label>
          <div {...mark({ draw: '' })} className="contents">
            {!paths && (
              <button type="button" className="btn-primary">
                <Text>{fill(t.draw, { trials: countText(trials) })}</Text>
              </button>
            )}
          </div>
        </div>
        <p {...mark({ state: '' })} className="mt-2" />
      </div>
    </>
  )
}

import { countText } from '@marom/trial-designs'
import { pathsOf } from '@marom/trial-designs/simulation'
import type { PathsWords } from '#client/study-design/shown-paths.ts'
import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import type { Built } from '#src/study-design/shown/built.ts'
import { BoundariesPlot, type BoundariesProps } from './boundaries-plot.tsx'
import { isExample } from './is-example.ts'
import { ByLook, Outcomes } from './outcomes.tsx'
import type { ResultProps } from './types.ts'

/**
 * Boundaries with simulated trials, and how these end. Without script it shows the trials of the
 * example, as the build simulated them. `client/study-design/boundaries-part.ts` draws others.
 */
export function BoundariesPart({ built, ...result }: ResultProps & { built: Built }) {
  const { answer, words } = result
  if (!answer.boundaries) return null
  const { planned, none, at, failed } = words.boundaries
  const said: PathsWords = { planned, none, at, failed }
  const paths = isExample(result) ? built.paths : null
  const props = { ...result, data: answer.boundaries, trials: pathsOf(answer.values), paths }
  return (
    <div className="boundaries mt-8" data-boundaries data-words={JSON.stringify(said)}>
      <div>
        <BoundariesPlot {...props} />
        <Controls {...props} />
      </div>
      <div>
        <Outcomes {...props} />
        <ByLook {...props} />
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
            <select className="field h-12 pe-8 text-ellipsis" data-setting="effect">
              <option value="planned">{t.effects.planned}</option>
              <option value="none">{t.effects.none}</option>
            </select>
          </label>
          <button type="button" className="btn-primary" data-draw hidden={paths !== null}>
            <Text>{fill(t.draw, { trials: countText(trials) })}</Text>
          </button>
        </div>
        <p className="mt-2" data-text="state" />
      </div>
    </>
  )
}

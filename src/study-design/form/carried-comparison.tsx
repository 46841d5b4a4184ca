import { parametersOf } from '@marom/trial-designs'
import { fill } from '#client/text/fill.ts'
import { longestQuery } from '#client/ui/address.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { designAsParameter } from '#src/study-design/as-parameter.ts'
import { carriedId, carriedParameters, comparisonHref, formHref } from '#src/study-design/compare/carried.ts'
import { mostScenarios } from '#src/study-design/compare/scenarios.ts'
import { compareWords } from '#src/study-design/compare/words.ts'
import type { DesignProps, ResultProps } from './types.ts'

/** In a form of a design: it keeps the comparison while numbers change. */
export function CarriedInputs({ carried }: Pick<DesignProps, 'carried'>) {
  return carriedParameters(carried).with?.map((text) => (
    <input key={text} type="hidden" name="with" value={text} />
  ))
}

/** Before the fields of a design. */
export function CarriedFields({ carried }: Pick<DesignProps, 'carried'>) {
  const language = useLanguage()
  const { letters, carried: t } = compareWords(language)
  if (!carried) return null
  const letter = letters[carried.at]
  return (
    <>
      <CarriedInputs carried={carried} />
      <p id={carriedId} className="mb-4">
        {letter && (
          <>
            <strong>
              <Text>{fill(t.scenario, { letter })}</Text>
            </strong>
            {' · '}
          </>
        )}
        <a
          className="link"
          href={comparisonHref(
            carried.scenarios.map(({ text }) => text),
            language,
          )}
          rel="nofollow"
        >
          <Text>{t.back}</Text>
        </a>
      </p>
    </>
  )
}

/** Above the result of a design that belongs to a comparison. */
export function AddToComparison({ name, answer, carried }: ResultProps) {
  const language = useLanguage()
  const { letters, carried: t } = compareWords(language)
  if (!carried) return null
  const { scenarios, at } = carried
  const text = designAsParameter(name, answer.texts)
  const same = scenarios.findIndex((scenario) => scenario.text === text)
  const letter = letters[same === -1 ? at : same] ?? ''
  if (same !== -1) return <Line text={fill(t.same, { letter })} />
  const href = comparisonHref(scenarios.map((scenario) => scenario.text).toSpliced(at, 1, text), language)
  if (at === mostScenarios || href.length > longestQuery) return <Line text={t.full} />
  const label = at < scenarios.length ? t.replace : t.add
  return (
    <p className="no-print">
      <a className="btn-primary" href={href} rel="nofollow">
        <Text>{fill(label, { letter, number: at + 1, most: mostScenarios })}</Text>
      </a>
    </p>
  )
}

function Line({ text }: { text: string }) {
  return (
    // As high as the button, so that nothing moves when it comes.
    <p className="font-600 flex items-center min-h-11 no-print">
      <span>
        <Text>{text}</Text>
      </span>
    </p>
  )
}

/** Opens a copy of the design, whose present numbers become the first scenario. */
export function StartComparison({ name, design, answer, carried }: ResultProps) {
  const language = useLanguage()
  if (carried) return null
  const { texts } = answer
  const asked = {
    name,
    parameters: parametersOf(design.fields, texts),
    text: designAsParameter(name, texts),
  }
  return (
    <li className="no-print">
      <a
        className="onward-link"
        href={formHref(asked, language, { scenarios: [asked], at: 1 })}
        rel="nofollow"
      >
        <Text>{compareWords(language).carried.start}</Text>
      </a>
    </li>
  )
}

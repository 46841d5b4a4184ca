import { parametersOf } from '@marom/trial-designs'
import { mark } from '#client/study-design/marks.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import { usePlace } from '#src/site/places.tsx'
import { designAsParameter } from '#src/study-design/as-parameter.ts'
import { carriedParameters } from '#src/study-design/compare/carried.ts'
import { questionParameters } from '#src/study-design/question.ts'
import { StartComparison } from './carried-comparison.tsx'
import { CopyButton } from './copy-button.tsx'
import type { ResultProps } from './types.ts'

/** The address of the design is also printed. */
export function Keep(props: ResultProps) {
  const { name, design, answer, words, carried, question, gridAsked } = props
  const language = useLanguage()
  const Collect = usePlace('collect')
  const parameters = { ...parametersOf(design.fields, answer.texts), ...gridAsked }
  const address = hrefWith(`study-design/${name}`, language, {
    ...parameters,
    ...questionParameters(question),
  })
  const here = { ...parameters, ...carriedParameters(carried, question) }
  const json = hrefWith(`study-design/${name}`, language, parameters).replace(name, `${name}.json`)
  const t = words.keep
  return (
    <section aria-labelledby="keep-title">
      <h2 id="keep-title" className="text-h3">
        {t.title}
      </h2>
      <p className="mt-2 text-muted max-w-text no-print">
        <Text>{t.print}</Text>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <a
            id="design-link"
            className="onward-link"
            href={address}
            {...mark({ here: carried ? hrefWith(`study-design/${name}`, language, here) : undefined })}
          >
            <Text>{t.link}</Text>
          </a>
        </li>
        <li className="no-print">
          <a className="onward-link" href={json}>
            <Text>{t.json}</Text>
          </a>
        </li>
        <StartComparison {...props} />
        {Collect && (
          <li className="no-print">
            <Collect parameters={{ design: designAsParameter(name, answer.texts, question) }} />
          </li>
        )}
      </ul>
      <CopyButton source="design-link" label={words.copy.link} />
    </section>
  )
}

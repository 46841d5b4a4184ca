import { fillCounts } from '#client/sample-study/counted.ts'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import type { en } from '#content/sample-study/break/en.ts'
import { type BreakSummary, isPrepared } from '#src/sample-study/break/prepared.ts'
import { breaksOf, drawingOf } from '#src/sample-study/read-study.ts'
import { breakId } from '#src/sample-study/views/break-field.tsx'
import { traceHref } from '#src/sample-study/views/links.ts'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Shown {
  breaks: readonly BreakSummary[]
  /** What follows from it, as the build drew it. */
  shown: (BreakSummary & { html: string }) | undefined
}

type Props = PageProps<typeof en, Shown>

export const studyBreak = definePage<typeof en, Shown>({
  copy: wordsOf('sample-study/break'),
  Page: StudyBreak,
  reads: { show: isPrepared },
  head: ({ copy: { prepared }, data: { shown } }) => ({ title: shown && prepared[shown.name].title }),
  load: async ({ query: { show }, env, language }) => {
    const breaks = await breaksOf(env)
    const found = breaks.find(({ name }) => name === show)
    if (!found) return show === undefined ? { breaks, shown: undefined } : null
    return { breaks, shown: { ...found, html: await drawingOf(env, language, `break-${found.name}`) } }
  },
})

function StudyBreak(props: Props) {
  const { copy, data } = props
  const { shown, breaks } = data
  const own = shown && copy.prepared[shown.name]
  return (
    <StudyPage
      heading={own?.title ?? copy.heading}
      crumb={copy.heading}
      lead={own?.text ?? copy.lead}
      intro={shown && <Field {...props} at={shown.at} />}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build */}
      {shown && <div dangerouslySetInnerHTML={{ __html: shown.html }} />}
      <section aria-labelledby="prepared">
        <h2 id="prepared" className="text-h2">
          <Text>{shown ? copy.others : copy.tool.prepared}</Text>
        </h2>
        <ul className="mt-6">
          {breaks
            .filter(({ name }) => name !== shown?.name)
            .map((one) => (
              <Summary key={one.name} {...props} one={one} />
            ))}
        </ul>
      </section>
      <OwnChange {...props} />
    </StudyPage>
  )
}

const Field = ({ copy, language, at }: Props & { at: string }) => (
  <p className="mt-4">
    <a className="onward-link" href={traceHref(language, at)}>
      <Text>{copy.field}</Text>
    </a>
  </p>
)

/** The change with the numbers of the primary analysis after it. */
function Summary({ copy, language, one: { name, ratio, p, count } }: Props & { one: BreakSummary }) {
  const { title, text } = copy.prepared[name]
  return (
    <li className="border-t border-t-solid border-line py-4">
      <h3 className="text-h3">
        <a className="link" href={hrefWith('sample-study/break', language, { show: name })}>
          <Text>{title}</Text>
        </a>
      </h3>
      <p className="mt-1 max-w-text">
        <Text>{text}</Text>
      </p>
      <p className="mt-1 font-600">
        <Text>{fillCounts(copy.summary, { ratio, p, count })}</Text>
      </p>
    </li>
  )
}

function OwnChange({ copy, language, data: { breaks } }: Props) {
  const at = breaks.at(-1)?.at ?? ''
  return (
    <section className="max-w-text">
      <h2 className="text-h2">
        <Text>{copy.own.title}</Text>
      </h2>
      <p className="mt-4">
        <Text>{copy.own.text}</Text>
      </p>
      <p className="mt-4">
        <a className="onward-link" href={`${traceHref(language, at)}#${breakId(at.split('.').at(-1) ?? '')}`}>
          <Text>{copy.own.link}</Text>
        </a>
      </p>
    </section>
  )
}

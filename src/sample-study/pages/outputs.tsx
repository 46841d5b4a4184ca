import type { StoredOutput, Study } from '@marom/sample-trial'
import { outputIds } from '@marom/sample-trial'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/outputs/en.ts'
import { drawingOf, studyOf } from '#src/sample-study/read-study.ts'
import { Drawn } from '#src/sample-study/views/drawn.tsx'
import { outputHref } from '#src/sample-study/views/links.ts'
import { OutputView, outputWords, useOutputTitle } from '#src/sample-study/views/output.tsx'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Shown {
  id: string
  output: StoredOutput
  outputs: Study['outputs']
  /** The figure that the build drew for the output. */
  drawn: string | undefined
}

type Props = PageProps<typeof en, Shown>

const first = 't-14-2-1'

/** The figures that the build drew, by output. */
const drawings: Readonly<Record<string, string>> = { 't-14-1-2': 'flow', 'f-14-2-1-1': 'f-14-2-1-1' }

export const studyOutputs = definePage<typeof en, Shown>({
  copy: wordsOf('sample-study/outputs'),
  Page: StudyOutputs,
  reads: { show: (id) => outputIds.includes(id) },
  load: async ({ query, env, language }) => {
    const id = query.show ?? first
    const { outputs } = await studyOf(env)
    const output = outputIds.includes(id) ? outputs[id] : undefined
    if (!output) return null
    const name = drawings[id]
    const drawn = name ? await drawingOf(env, language, name) : undefined
    return { id, output, outputs, drawn }
  },
})

function StudyOutputs({ copy, data: { id, output, outputs, drawn } }: Props) {
  const { number, title } = useOutputTitle(id)
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      <div className="split print:block">
        <section className="lg:col-span-9">
          <div className="mb-4 lg:hidden no-print" data-markdown="skip">
            <a className="onward-link" href="#outputs">
              <Text>{copy.list}</Text>
            </a>
          </div>
          <h2 id="output-title" className="text-h2">
            <Text>{`${number}: ${title}`}</Text>
          </h2>
          {drawn && (
            <div className="mt-4">
              <Drawn html={drawn} />
            </div>
          )}
          <OutputView id={id} output={output} outputs={outputs} />
        </section>
        <nav id="outputs" aria-label={copy.list} className="lg:col-span-3 no-print">
          <h2 className="text-h3">
            <Text>{copy.list}</Text>
          </h2>
          <ul className="mt-3">
            {sectionNumbers(copy.sections).map((section) => (
              <Section key={section} section={section} copy={copy} shown={id} />
            ))}
          </ul>
        </nav>
      </div>
    </StudyPage>
  )
}

/** In the order of the sections of ICH E3. */
const sectionNumbers = (sections: (typeof en)['sections']) =>
  Object.keys(sections).filter((one): one is keyof typeof sections => Object.hasOwn(sections, one))

interface SectionProps {
  section: keyof (typeof en)['sections']
  copy: typeof en
  /** The id of the output on this page. */
  shown: string
}

function Section({ section, copy, shown }: SectionProps) {
  const titles: Record<string, { number: string }> = outputWords(useLanguage()).titles
  const inside = outputIds.filter((id) => titles[id]?.number.includes(` ${section}.`))
  const named = [...inside, ...outputIds.filter((id) => titles[id]?.number.endsWith(` ${section}`))]
  return (
    <li className="mt-4">
      <span className="font-600">
        <Text>{`${section} ${copy.sections[section]}`}</Text>
      </span>
      <ul className="mt-1 grid gap-1">
        {named.map((id) => (
          <OutputLink key={id} id={id} isShown={id === shown} />
        ))}
      </ul>
    </li>
  )
}

/** Most outputs are tables, so that only the number of a figure or listing says what it is. */
function OutputLink({ id, isShown }: { id: string; isShown: boolean }) {
  const { number, title } = useOutputTitle(id)
  const place = id.startsWith('t-') ? number.split(' ').at(-1) : number
  return (
    <li>
      <a
        className="link inline-block min-h-6 text-small aria-[current]:font-700"
        href={outputHref(useLanguage(), id, 'output-title')}
        aria-current={isShown ? 'page' : undefined}
      >
        <Text>{`${place} ${title}`}</Text>
      </a>
    </li>
  )
}

import { fill } from '#client/ui/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { inLanguage } from '#content/routes.ts'
import type { en } from '#content/study-design/benchmarks/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import {
  type BenchmarkSection,
  type BenchmarkTables,
  benchmarkTables,
} from '#src/study-design/benchmark-files.ts'
import { designNames } from '#src/study-design/designs/index.ts'
import { designWords } from '#src/study-design/frame/words.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en, BenchmarkTables>

export const benchmarksPage = definePage<typeof en, BenchmarkTables>({
  copy: wordsOf('study-design/benchmarks'),
  Page: BenchmarksPage,
  load: ({ language, env }) => benchmarkTables(language, env),
})

function BenchmarksPage({ copy, language, data }: Props) {
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={fill(copy.lead, { count: data.count })}
        parents={[{ label: copy.parent, page: 'study-design' }]}
      >
        <p className="mt-5 max-w-text">
          <Text>{copy.note}</Text>
        </p>
        <p className="mt-3">
          <Text>{copy.files}</Text>{' '}
          {['json', 'csv'].map((extension) => (
            <a
              key={extension}
              className="onward-link me-4"
              href={inLanguage(`/study-design/checks.${extension}`, language)}
            >
              <bdi dir="ltr" lang="en">
                {extension.toUpperCase()}
              </bdi>
            </a>
          ))}
        </p>
      </Opening>
      <div className="wrap pb-14 lg:pb-24 grid grid-cols-1 gap-14">
        {designNames.map((name) => (
          <Benchmarks
            key={name}
            section={name}
            heading={designWords(name, language).heading}
            table={data.tables[name]}
          />
        ))}
        <Benchmarks section="functions" heading={copy.functions} table={data.tables.functions} />
      </div>
    </>
  )
}

interface BenchmarksProps {
  section: BenchmarkSection
  heading: string
  /** Its HTML; undefined where nothing was published. */
  table: string | undefined
}

/** Rendered at build: hundreds of rows that change only with a release. */
function Benchmarks({ section, heading, table }: BenchmarksProps) {
  if (!table) return null
  return (
    <div>
      <h2 id={section} className="text-h2">
        <Text>{heading}</Text>
      </h2>
      <section
        className="scroll-x mt-4"
        aria-labelledby={section}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML, and no island
        dangerouslySetInnerHTML={{ __html: table }}
      />
    </div>
  )
}

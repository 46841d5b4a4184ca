import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { inLanguage } from '#content/routes.ts'
import type { en } from '#content/study-design/benchmarks/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { type BenchmarkSection, benchmarkTable, publishedChecks } from '#src/study-design/benchmarks.ts'
import { designNames } from '#src/study-design/designs/index.ts'
import { designWords } from '#src/study-design/frame/words.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en>

export const studyDesignChecks = definePage<typeof en>({
  copy: wordsOf('study-design/benchmarks'),
  Page: StudyDesignChecks,
})

/** What was printed, what is computed here, and the difference: design by design. */
function StudyDesignChecks({ copy, language }: Props) {
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={fill(copy.lead, { count: publishedChecks().length })}
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
          <Benchmarks key={name} section={name} heading={designWords(name, language).heading} />
        ))}
        <Benchmarks section="functions" heading={copy.functions} />
      </div>
    </>
  )
}

/** A heading and its table, as the build has rendered it: hundreds of rows that never change. */
function Benchmarks({ section, heading }: { section: BenchmarkSection; heading: string }) {
  const table = benchmarkTable(section, useLanguage())
  if (!table) return null
  return (
    <div>
      <h2 id={section} className="text-h2">
        <Text>{heading}</Text>
      </h2>
      <section
        className="design-scroll mt-4"
        aria-labelledby={section}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML, and no island
        dangerouslySetInnerHTML={{ __html: table }}
      />
    </div>
  )
}

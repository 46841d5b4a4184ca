import { countText, designNames } from '@marom/trial-designs'
import type { BenchmarkSection } from '@marom/trial-designs/benchmarks'
import { mark } from '#client/study-design/marks.ts'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import type { en } from '#content/study-design/benchmarks/en.ts'
import { type BenchmarkCase, casesOf, kindsIn, valuesIn } from '#src/study-design/benchmark-files.ts'
import { designWords } from '#src/study-design/words.ts'

export const sections: readonly BenchmarkSection[] = [...designNames, 'functions']

interface ListProps {
  copy: typeof en
  language: Language
}

export const nameOf = (section: BenchmarkSection, { copy, language }: ListProps) =>
  section === 'functions' ? copy.functions : designWords(section, language).heading

const countsOf = (cases: readonly BenchmarkCase[]) => ({
  values: countText(valuesIn(cases)),
  cases: countText(cases.length),
})

/** How many values and cases there are of each design: each leads to its list. */
export function DesignList(
  props: ListProps & { cases: Readonly<Record<BenchmarkSection, readonly BenchmarkCase[]>> },
) {
  const { copy, language } = props
  return (
    <ul className="grid gap-3">
      {sections.map((section) => {
        const cases = props.cases[section]
        const counts = { design: nameOf(section, props), ...countsOf(cases) }
        return (
          <li key={section} id={section} className="flex flex-wrap gap-x-4">
            <a
              className="link"
              href={`${hrefWith('study-design-checks', language, { design: section })}#values`}
            >
              <Text>{fill(copy.designCounted, counts)}</Text>
            </a>
            <Tally section={section} values={valuesIn(cases)} />
          </li>
        )
      })}
    </ul>
  )
}

/** Where the browser counts what it computed again (`client/study-design/checks/row-marks.ts`). */
function Tally({ section, values }: { section: BenchmarkSection; values: number }) {
  return <span className="figures text-muted" {...mark({ tally: section, values })} />
}

/** How many values and cases there are of each kind: each leads to its list. */
export function KindList({ all, copy, language }: ListProps & { all: readonly BenchmarkCase[] }) {
  return (
    <ul className="mt-3 grid gap-2 max-w-text">
      {kindsIn(all).map((kind) => {
        const cases = casesOf(all, kind)
        return (
          <li key={kind}>
            <a className="link" href={`${hrefWith('study-design-checks', language, { kind })}#values`}>
              <Text>{fill(copy.kinds[kind].counted, countsOf(cases))}</Text>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

interface BenchmarksProps {
  section: BenchmarkSection
  heading: string
  /** HTML of the table's head. */
  head: string
  cases: readonly BenchmarkCase[]
}

/**
 * Rendered at build: hundreds of rows that change only with a release. The keyboard scrolls the table
 * from the links in it.
 */
export function Benchmarks({ section, heading, head, cases }: BenchmarksProps) {
  const bodies = cases.map((one) => `<tbody>${one.head}${one.parts.map(({ rows }) => rows).join('')}</tbody>`)
  return (
    <div>
      <h2 id={section} className="text-h2">
        <Text>{heading}</Text>
      </h2>
      <div className="needs-script mt-2 min-h-[1lh]">
        <Tally section={section} values={valuesIn(cases)} />
      </div>
      <section
        className="scroll-x mt-4 ledger-part"
        aria-labelledby={section}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML, and no island
        dangerouslySetInnerHTML={{
          __html: `<table class="data-table ledger [&_th[scope=row]]:min-w-[8.5rem]">${head}${bodies.join('')}</table>`,
        }}
      />
    </div>
  )
}

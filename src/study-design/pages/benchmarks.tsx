import { countText } from '@marom/trial-designs'
import { type BenchmarkSection, type Kind, kinds } from '@marom/trial-designs/benchmarks'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { defaultLanguage } from '#content/locales.ts'
import { inLanguage, routes } from '#content/routes.ts'
import type { en } from '#content/study-design/benchmarks/en.ts'
import { Choice } from '#src/blocks/choice.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { type AgentCase, agentCases } from '#src/study-design/agent-cases.ts'
import {
  type BenchmarkCase,
  type BenchmarkTables,
  benchmarkTables,
  casesOf,
  kindsIn,
  valuesIn,
} from '#src/study-design/benchmark-files.ts'
import type { Worded } from '#src/study-design/worded.ts'
import { wordsOf } from '#src/words/words.ts'
import { AgentCases } from './agent-cases.tsx'
import { Benchmarks, DesignList, KindList, nameOf, sections } from './benchmark-lists.tsx'
import { Recompute } from './recompute.tsx'

interface Shown {
  tables: BenchmarkTables
  agents: readonly AgentCase[]
  /** Empty for all. */
  design: BenchmarkSection | ''
  kind: Kind | ''
}

type Props = PageProps<typeof en, Shown>

const optionOf = <Option extends string>(
  options: readonly Option[],
  value: string | undefined,
): Option | '' => options.find((option) => option === value) ?? ''
const isOption = (options: readonly string[]) => (value: string) => options.includes(value)

export const benchmarksPage = definePage<typeof en, Shown>({
  copy: wordsOf('study-design/benchmarks' satisfies Worded['benchmarks']),
  Page: BenchmarksPage,
  assets: { styles: 'checks' },
  reads: { design: isOption(sections), kind: isOption(kinds) },
  load: async ({ language, query, env }) => ({
    tables: await benchmarkTables(language, env),
    agents: await agentCases(env),
    design: optionOf(sections, query.design),
    kind: optionOf(kinds, query.kind),
  }),
})

function BenchmarksPage(props: Props) {
  const { copy, language, data } = props
  const { tables, design, kind } = data
  const all = Object.values(tables.sections).flat()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build
  const plot = <div dangerouslySetInnerHTML={{ __html: tables.plot }} />
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={fill(copy.lead, {
          values: countText(valuesIn(all)),
          cases: countText(all.length),
          run: countText(valuesIn(casesOf(all, 'program'))),
        })}
        parents={[{ label: copy.parent, page: 'study-design' }]}
        beside={plot}
      >
        <Recompute
          copy={copy}
          language={language}
          values={valuesIn(all)}
          hasRows={design !== '' || kind !== ''}
        />
        <h2 className="text-h3 mt-8">
          <Text>{copy.comparedWith}</Text>
        </h2>
        <KindList all={all} copy={copy} language={language} />
        <p className="mt-5 max-w-text">
          <Text>{copy.note}</Text>
        </p>
        <p className="mt-3 max-w-text">
          <Text>{copy.contradict}</Text>
        </p>
        <Versions {...props} />
        <Files {...props} />
      </Opening>
      <Values {...props} />
    </>
  )
}

/** All rows would make a page of half a megabyte: without a choice there are lists. */
function Values(props: Props) {
  const { copy, language, data } = props
  const { tables, design, kind, agents } = data
  const chosen = (design ? [design] : sections)
    .map((section) => ({ section, cases: casesOf(tables.sections[section], kind) }))
    .filter(({ cases }) => cases.length > 0)
  const cases = chosen.flatMap((one) => one.cases)
  return (
    <div className="wrap pb-14 lg:pb-24 grid grid-cols-1 gap-14">
      <div id="values">
        <Filter {...props} all={Object.values(tables.sections).flat()} />
        <p className="mt-5 font-600" role="status">
          <Text>
            {fill(copy.filter.shown, { values: countText(valuesIn(cases)), cases: countText(cases.length) })}
          </Text>
        </p>
      </div>
      {design || kind ? (
        chosen.map((one) => (
          <Benchmarks key={one.section} {...one} heading={nameOf(one.section, props)} head={tables.head} />
        ))
      ) : (
        <>
          <DesignList copy={copy} language={language} cases={tables.sections} />
          <AgentCases cases={agents} copy={copy} language={language} />
        </>
      )}
    </div>
  )
}

function Versions({ copy, data: { tables } }: Props) {
  return (
    <>
      <p className="mt-3 max-w-text">
        <Text>{copy.programs}</Text>{' '}
        <bdi dir="ltr" lang="en">
          {tables.programs.join(', ')}
        </bdi>
      </p>
      <p className="mt-3 max-w-text">
        <Text>{copy.calls}</Text>
      </p>
    </>
  )
}

function Files({ copy, language }: Props) {
  return (
    <p className="mt-3">
      <Text>{copy.files}</Text>
      {['json', 'csv'].map((extension) => [
        ' ',
        <a
          key={extension}
          className="onward-link me-4"
          href={inLanguage(`/study-design/checks.${extension}`, language)}
        >
          <bdi dir="ltr" lang="en">
            {extension.toUpperCase()}
          </bdi>
        </a>,
      ])}
    </p>
  )
}

function Filter(props: Props & { all: readonly BenchmarkCase[] }) {
  const { all, copy, language, data } = props
  const words = copy.filter
  return (
    // autoComplete: browsers would restore old values, but here the address sets them.
    <form action={`${routes['study-design-checks']}#values`} autoComplete="off" className="no-print">
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="text-h3 font-700 p-0 mb-4">{words.legend}</legend>
        <Choice
          name="design"
          label={words.design}
          chosen={data.design}
          options={[['', words.allDesigns], ...sections.map((one) => [one, nameOf(one, props)] as const)]}
        />
        <Choice
          name="kind"
          label={words.kind}
          chosen={data.kind}
          options={[
            ['', words.allKinds],
            ...kindsIn(all).map((kind) => [kind, copy.kinds[kind].short] as const),
          ]}
        />
        <button type="submit" className="btn-primary h-12 sm:col-span-2">
          {words.apply}
        </button>
      </fieldset>
    </form>
  )
}

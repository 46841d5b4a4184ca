import { isDesignName } from '@marom/trial-designs'
import { fill } from '#client/text/fill.ts'
import { ScrollRegion } from '#client/ui/scroll-region.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import type { en } from '#content/study-design/benchmarks/en.ts'
import type { AgentCase, AgentValue } from '#src/study-design/agent-cases.ts'

const repository = 'https://github.com/RConsortium/pharma-skills'

interface Props {
  copy: typeof en
  language: Language
}

/** A public benchmark for design agents, answered by our tools. */
export function AgentCases({ cases, copy, language }: Props & { cases: readonly AgentCase[] }) {
  const t = copy.agents
  return (
    <div>
      <h2 id="agents" className="text-h2">
        <Text>{t.title}</Text>
      </h2>
      <p className="mt-3 max-w-text">
        <Text>{t.lead}</Text>
      </p>
      <p className="mt-3">
        <a className="onward-link" href={`${repository}/issues?q=label%3Abenchmark`}>
          <Text>{t.source}</Text>
        </a>
      </p>
      <ScrollRegion className="mt-6" labelledBy="agents">
        <table className="data-table">
          <thead>
            <tr>
              {Object.entries(t.columns).map(([column, label]) => (
                <th key={column} scope="col">
                  <Text>{label}</Text>
                </th>
              ))}
            </tr>
          </thead>
          {cases.map((one) => (
            <CaseRows key={one.asked.en} one={one} copy={copy} language={language} />
          ))}
        </table>
      </ScrollRegion>
    </div>
  )
}

function CaseRows({ one, copy, language }: Props & { one: AgentCase }) {
  const t = copy.agents
  const { values } = one
  return (
    <tbody>
      {values.length === 0 ? (
        <tr>
          <CaseHead one={one} copy={copy} language={language} />
          <td colSpan={4}>
            <Text>{one.refused ? fill(t.refused, { why: one.refused }) : t.notSaid}</Text>
          </td>
        </tr>
      ) : (
        values.map((value, index) => (
          <tr key={`${value.label.en} ${value.published}`}>
            {index === 0 && <CaseHead one={one} copy={copy} language={language} />}
            <ValueCells value={value} copy={copy} language={language} />
          </tr>
        ))
      )}
    </tbody>
  )
}

function CaseHead({ one, copy, language }: Props & { one: AgentCase }) {
  const { issue, asked, note, page, values } = one
  return (
    <th scope="rowgroup" rowSpan={Math.max(1, values.length)} className="min-w-72 max-w-narrow align-top!">
      <a className="link" href={`${repository}/issues/${issue}`}>
        <Text>{fill(copy.agents.issue, { issue })}</Text>
      </a>{' '}
      <span className="block font-400">
        <Text>{asked[language]}</Text>
      </span>{' '}
      {note && (
        <span className="block font-400 text-small text-muted">
          <Text>{note[language]}</Text>
        </span>
      )}{' '}
      {page && isDesignName(page.design) && (
        <a className="link text-small" href={hrefWith(`study-design/${page.design}`, language, page.inputs)}>
          <Text>{copy.open}</Text>
        </a>
      )}
    </th>
  )
}

function ValueCells({ value, copy, language }: Props & { value: AgentValue }) {
  const t = copy.agents
  const { label, published, by, ours, agrees } = value
  return (
    <>
      <td>
        <Text>{label[language]}</Text>
      </td>
      <td>
        {published === null ? <Text>{t.noNumber}</Text> : <bdi dir="ltr">{published}</bdi>}{' '}
        <span className="block text-small text-muted">
          <Text>{t.by[by]}</Text>
        </span>
      </td>
      <td>
        <bdi dir="ltr">{ours}</bdi>
      </td>
      <td>{agrees === null ? '–' : <Text>{agrees ? t.agrees.yes : t.agrees.no}</Text>}</td>
    </>
  )
}

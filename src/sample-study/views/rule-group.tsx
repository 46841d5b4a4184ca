import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/conformance/en.ts'
import type { ConformanceFacts, RuleResult } from '#src/sample-study/conformance-facts.ts'
import { ruleGroups } from '#src/sample-study/study.ts'
import { ruleGroupHref } from './links.ts'
import { named } from './output.tsx'
import { Data } from './study-page.tsx'
import { StudyTable } from './table.tsx'

type Words = typeof en
type Group = ConformanceFacts['groups'][number]

export const isFound = ({ found, engine }: { found?: number; engine?: number | null }) =>
  (found ?? 0) !== 0 || (engine !== undefined && engine !== 0)

/** Links to the groups, with the number of their rules. */
export function RuleGroups({
  copy,
  groups,
  shown,
}: {
  copy: Words
  groups: readonly Group[]
  shown?: string
}) {
  const language = useLanguage()
  return (['core', 'own'] as const).map((part) => (
    <nav key={part} aria-label={copy.groups[part]} className="no-print">
      <h2 className="text-h3">
        <Text>{copy.groups[part]}</Text>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {groups
          .filter(({ id }) => ruleGroups[part].includes(id))
          .map(({ id, rules }) => (
            <li key={id}>
              <a
                className="link aria-[current]:font-700"
                href={ruleGroupHref(language, id)}
                aria-current={id === shown ? 'page' : undefined}
              >
                <Text>
                  {fill(copy.groups.count, { title: named(copy.groups.names, id), count: rules.length })}
                </Text>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  ))
}

/** Each rule with its query, those with a finding first. */
export function RuleGroup({ copy, group }: { copy: Words; group: Group }) {
  const { id, says, result } = copy.columns
  const rules = [...group.rules.filter(isFound), ...group.rules.filter((rule) => !isFound(rule))]
  return (
    <section>
      <h2 id="group" className="text-h2">
        <Text>{named(copy.groups.names, group.id)}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{copy.groups.lead}</Text>
      </p>
      <StudyTable labelledBy="group" columns={[id, says, result]} stacks>
        {rules.map((rule) => (
          <RuleRow key={rule.id} copy={copy} rule={rule} />
        ))}
      </StudyTable>
    </section>
  )
}

function RuleRow({ copy, rule }: { copy: Words; rule: RuleResult }) {
  const language = useLanguage()
  return (
    <tr id={rule.id}>
      <th scope="row">
        <Data>{[rule.id, ...rule.also].join(' ')}</Data>
      </th>
      <td>
        <Text>{rule.says[language]}</Text>
        {rule.why && (
          <p className="mt-2">
            <Text>{rule.why[language]}</Text>
          </p>
        )}
        <details className="mt-2 px-2 study-details">
          <summary>
            <Text>{fill(copy.query, { id: rule.id })}</Text>
          </summary>
          <QueryCode>{rule.query}</QueryCode>
        </details>
      </td>
      <td>
        <Result copy={copy} rule={rule} />
      </td>
    </tr>
  )
}

interface ResultProps {
  copy: Words
  rule: Pick<RuleResult, 'engine'> & { found?: number }
}

/** What the query found and what the engine found, as far as they ran. */
export function Result({ copy: { results }, rule: { found, engine } }: ResultProps) {
  const text =
    found === undefined
      ? results[engine === null ? 'engineStopped' : 'engine']
      : results[engine === undefined ? 'found' : engine === null ? 'stopped' : 'both']
  return <Text>{fill(text, { found: found ?? '', engine: engine ?? '' })}</Text>
}

export function QueryCode({ children }: { children: string }) {
  return (
    <pre className="code-block mt-2" dir="ltr" lang="en" translate="no">
      <code>{children}</code>
    </pre>
  )
}

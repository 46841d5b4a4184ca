import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/conformance/en.ts'
import type { Conformance } from '#src/sample-study/read-study.ts'
import { ruleGroupHref } from './links.ts'
import { named } from './output.tsx'
import { Data } from './study-page.tsx'
import { StudyTable } from './table.tsx'

type Words = typeof en
type Group = Conformance['groups'][number]

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
  return (
    <nav aria-label={copy.groups.title} className="no-print">
      <h2 className="text-h3">
        <Text>{copy.groups.title}</Text>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {groups.map(({ id, rules }) => (
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
  )
}

/** Each rule with its query. */
export function RuleGroup({ copy, group }: { copy: Words; group: Group }) {
  const { id, says, result } = copy.columns
  return (
    <section>
      <h2 id={group.id} className="text-h2">
        <Text>{named(copy.groups.names, group.id)}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{copy.groups.lead}</Text>
      </p>
      <StudyTable labelledBy={group.id} columns={[id, says, result]} stacks>
        {group.rules.map((rule) => (
          <RuleRow key={rule.id} copy={copy} rule={rule} />
        ))}
      </StudyTable>
    </section>
  )
}

function RuleRow({ copy, rule }: { copy: Words; rule: Group['rules'][number] }) {
  const language = useLanguage()
  return (
    <tr id={rule.id}>
      <th scope="row">
        <Data>{[rule.id, ...rule.also].join(' ')}</Data>
      </th>
      <td>
        <Text>{rule.says[language]}</Text>
        <details className="mt-2 px-2 study-details">
          <summary>
            <Text>{fill(copy.query, { id: rule.id })}</Text>
          </summary>
          <QueryCode>{rule.query}</QueryCode>
        </details>
      </td>
      <td>
        <Text>{fill(copy.results.found, { found: rule.found })}</Text>
      </td>
    </tr>
  )
}

export function QueryCode({ children }: { children: string }) {
  return (
    <pre className="code-block mt-2" dir="ltr" lang="en" translate="no">
      <code>{children}</code>
    </pre>
  )
}

import { fill } from '#client/ui/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { dayInWords } from '#content/dates.ts'
import type { en } from '#content/sample-study/conformance/en.ts'
import { LinkedText } from '#src/blocks/linked-text.tsx'
import type { ConformanceFacts, RuleResult } from '#src/sample-study/conformance-facts.ts'
import { conformanceFile, dataPath } from '#src/sample-study/data-files.ts'
import { conformanceOf, ruleGroups } from '#src/sample-study/study.ts'
import { DocumentRow } from '#src/sample-study/views/document.tsx'
import { FileLink } from '#src/sample-study/views/file-link.tsx'
import { ruleGroupHref } from '#src/sample-study/views/links.ts'
import { named } from '#src/sample-study/views/output.tsx'
import { isFound, QueryCode, Result, RuleGroup, RuleGroups } from '#src/sample-study/views/rule-group.tsx'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { StudyTable } from '#src/sample-study/views/table.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Content {
  facts: ConformanceFacts
  /** The group whose rules are shown; none for the overview. */
  group: ConformanceFacts['groups'][number] | undefined
}

type Props = PageProps<typeof en, Content>

const groupIds = Object.values(ruleGroups).flat()

export const studyConformance = definePage<typeof en, Content>({
  copy: wordsOf('sample-study/conformance'),
  Page: StudyConformance,
  reads: { group: (id) => groupIds.includes(id) },
  isState: ({ query }) => query.group !== undefined,
  load: async ({ query, env }) => {
    const facts = await conformanceOf(env)
    const group = facts.groups.find(({ id }) => id === query.group)
    return group || query.group === undefined ? { facts, group } : null
  },
})

function StudyConformance(props: Props) {
  const { copy, data } = props
  const { group, facts } = data
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      {!group && <Summary {...props} />}
      <RuleGroups copy={copy} groups={facts.groups} {...(group ? { shown: group.id } : {})} />
      {group ? <RuleGroup copy={copy} group={group} /> : <Findings {...props} />}
      {!group && <Others {...props} />}
      <section>
        <h2 className="text-h2">
          <Text>{copy.run.title}</Text>
        </h2>
        <p className="mt-4 max-w-text">
          <LinkedText>{copy.run.text}</LinkedText>
        </p>
        <QueryCode>{'sqlite3 study.db < load.sql\nsqlite3 study.db "select count(*) from dm"'}</QueryCode>
      </section>
    </StudyPage>
  )
}

const rulesOf = (groups: ConformanceFacts['groups'], part: keyof typeof ruleGroups) =>
  groups.filter(({ id }) => ruleGroups[part].includes(id)).flatMap((group) => group.rules)

function Summary({ copy, language, data: { facts } }: Props) {
  const { summary } = copy
  const { engine } = facts
  const counts = (rules: readonly RuleResult[]) => {
    const found = rules.filter((rule) => rule.found !== 0).length
    return { queried: rules.length, found, clean: rules.length - found }
  }
  const numbers = {
    core: { ...counts(rulesOf(facts.groups, 'core')), ran: engine.ran, others: facts.others.length },
    own: counts(rulesOf(facts.groups, 'own')),
    engine: {
      ...engine,
      day: dayInWords(engine.day, language),
      terminology: dayInWords(engine.terminology, language),
      found: engine.ran - engine.clean - engine.stopped,
      skipped: engine.notApplicable,
      changed: '',
    },
  }
  return (
    <section>
      <h2 className="text-h2">
        <Text>{summary.title}</Text>
      </h2>
      <dl className="mt-6">
        {(['core', 'own', 'engine'] as const).map((part) => (
          <DocumentRow key={part} term={summary[part][0] ?? ''}>
            <Text>{fill(summary[part][1] ?? '', numbers[part])}</Text>
          </DocumentRow>
        ))}
        <DocumentRow term={summary.read[0] ?? ''}>
          <Text>{fill(summary.read[1] ?? '', { files: engine.files, version: engine.dataVersion })}</Text>{' '}
          <span className="[overflow-wrap:anywhere]">
            <Data>{engine.checksum}</Data>
          </span>
          {'. '}
          <Text>{engine.changed.length === 0 ? summary.unchanged : summary.changed}</Text>{' '}
          {engine.changed.length > 0 && <Data>{engine.changed.join(', ')}</Data>}
        </DocumentRow>
        <DocumentRow term={summary.files[0] ?? ''}>
          <FileLink address={`${dataPath}${conformanceFile}.json`} />{' '}
          <FileLink address={`${dataPath}${conformanceFile}.csv`} /> <Text>{summary.files[1] ?? ''}</Text>
        </DocumentRow>
      </dl>
    </section>
  )
}

function Findings({ copy, language, data: { facts } }: Props) {
  const { id, says, result, why } = copy.columns
  const rules = facts.groups.flatMap((group) =>
    group.rules
      .filter(isFound)
      .map((rule) => ({ ...rule, href: `${ruleGroupHref(language, group.id)}#${rule.id}` })),
  )
  const others = facts.others.filter(isFound).map((rule) => ({ ...rule, href: `#${rule.id}` }))
  return (
    <section>
      <h2 id="findings" className="text-h2">
        <Text>{copy.findings.title}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{copy.findings.lead}</Text>
      </p>
      <StudyTable labelledBy="findings" columns={[id, says, result, why]} stacks>
        {[...rules, ...others].map((rule) => (
          <tr key={rule.id}>
            <th scope="row">
              <a className="study-number whitespace-nowrap" href={rule.href}>
                <Data>{rule.id}</Data>
              </a>
            </th>
            <td>
              <Text>{rule.says[language]}</Text>
            </td>
            <td>
              <Result copy={copy} rule={rule} />
            </td>
            <td>
              <Text>{rule.why?.[language] ?? ''}</Text>
            </td>
          </tr>
        ))}
      </StudyTable>
    </section>
  )
}

function Others({ copy, language, data: { facts } }: Props) {
  const { id, says, reason, result } = copy.columns
  return (
    <section>
      <h2 id="others" className="text-h2">
        <Text>{copy.others.title}</Text>
      </h2>
      <StudyTable labelledBy="others" columns={[id, says, reason, result]} stacks>
        {facts.others.map((rule) => (
          <tr key={rule.id} id={rule.id}>
            <th scope="row">
              <Data>{[rule.id, ...rule.also].join(' ')}</Data>
            </th>
            <td>
              <Text>{rule.says[language]}</Text>
            </td>
            <td>
              <Text>{named(copy.others.reasons, rule.reason)}</Text>
            </td>
            <td>
              <Result copy={copy} rule={rule} />
            </td>
          </tr>
        ))}
      </StudyTable>
    </section>
  )
}

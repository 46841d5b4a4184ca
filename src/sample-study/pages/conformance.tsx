import { conformanceFile, ruleGroups } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { dayInWords } from '#content/dates.ts'
import type { en } from '#content/sample-study/conformance/en.ts'
import { LinkedText } from '#src/blocks/linked-text.tsx'
import { dataPath } from '#src/sample-study/data-files.ts'
import { type Conformance, conformanceOf } from '#src/sample-study/read-study.ts'
import { DocumentRow } from '#src/sample-study/views/document.tsx'
import { FileLink } from '#src/sample-study/views/file-link.tsx'
import { QueryCode, RuleGroup, RuleGroups } from '#src/sample-study/views/rule-group.tsx'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { StudyTable } from '#src/sample-study/views/table.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Content {
  conformance: Conformance
  /** The group whose rules are shown; none for the overview. */
  group: Conformance['groups'][number] | undefined
}

type Props = PageProps<typeof en, Content>

export const studyConformance = definePage<typeof en, Content>({
  copy: wordsOf('sample-study/conformance'),
  Page: StudyConformance,
  reads: { group: (id) => ruleGroups.includes(id) },
  load: async ({ query, env }) => {
    const conformance = await conformanceOf(env)
    const group = conformance.groups.find(({ id }) => id === query.group)
    return group || query.group === undefined ? { conformance, group } : null
  },
})

function StudyConformance(props: Props) {
  const { copy, data } = props
  const { group, conformance } = data
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      {!group && <Summary {...props} />}
      {!group && <Findings {...props} />}
      <RuleGroups copy={copy} groups={conformance.groups} {...(group ? { shown: group.id } : {})} />
      {group && <RuleGroup copy={copy} group={group} />}
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

function Summary({ copy, language, data: { conformance } }: Props) {
  const { summary } = copy
  const { engine } = conformance
  const own = conformance.groups.flatMap((group) => group.rules)
  const ofEngine = {
    version: engine.version,
    day: dayInWords(engine.day, language),
    terminology: dayInWords(engine.terminology, language),
    ran: engine.ran,
    clean: engine.clean,
    found: engine.ran - engine.clean - engine.stopped,
    stopped: engine.stopped,
    skipped: engine.notApplicable,
  }
  const ofOwn = { queried: own.length, clean: own.filter(({ found }) => found === 0).length }
  return (
    <section>
      <h2 className="text-h2">
        <Text>{summary.title}</Text>
      </h2>
      <dl className="mt-6">
        <DocumentRow term={summary.engine[0] ?? ''}>
          <Text>{fill(summary.engine[1] ?? '', ofEngine)}</Text>
          {'. '}
          <Text>{summary.newer}</Text>
        </DocumentRow>
        <DocumentRow term={summary.read[0] ?? ''}>
          <Text>{fill(summary.read[1] ?? '', { files: engine.files, version: engine.dataVersion })}</Text>{' '}
          <span className="[overflow-wrap:anywhere]">
            <Data>{engine.checksum}</Data>
          </span>
          {'. '}
          <ChangedFiles summary={summary} engine={engine} />
        </DocumentRow>
        <DocumentRow term={summary.own[0] ?? ''}>
          <Text>{fill(summary.own[1] ?? '', ofOwn)}</Text>
        </DocumentRow>
        <DocumentRow term={summary.files[0] ?? ''}>
          <FileLink address={`${dataPath}${conformanceFile}.json`} />{' '}
          <FileLink address={`${dataPath}${conformanceFile}.csv`} /> <Text>{summary.files[1] ?? ''}</Text>
        </DocumentRow>
      </dl>
    </section>
  )
}

function ChangedFiles({
  summary,
  engine,
}: {
  summary: (typeof en)['summary']
  engine: Conformance['engine']
}) {
  if (engine.changed.length === 0) return <Text>{summary.unchanged}</Text>
  if (engine.onlyPrograms) return <Text>{summary.onlyPrograms}</Text>
  return (
    <>
      <Text>{summary.changed}</Text> <Data>{engine.changed.join(', ')}</Data>
    </>
  )
}

function Findings({ copy, language, data: { conformance } }: Props) {
  const { columns, findings, results } = copy
  return (
    <section>
      <h2 id="findings" className="text-h2">
        <Text>{findings.title}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{findings.lead}</Text>
      </p>
      <StudyTable
        labelledBy="findings"
        columns={[columns.id, columns.says, columns.result, columns.why]}
        stacks
      >
        {conformance.findings.map(({ id, also, says, found, why }) => (
          <tr key={id} id={id}>
            <th scope="row">
              <Data>{[id, ...also].join(' ')}</Data>
            </th>
            <td>
              <Text>{says[language]}</Text>
            </td>
            <td>
              <Text>
                {found === null
                  ? results.stopped
                  : fill(results.found, { found: found.toLocaleString('en-US') })}
              </Text>
            </td>
            <td>
              <Text>{why[language]}</Text>
            </td>
          </tr>
        ))}
      </StudyTable>
    </section>
  )
}

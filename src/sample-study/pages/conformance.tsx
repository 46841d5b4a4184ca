import { fill } from '#client/ui/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { dayInWords } from '#content/dates.ts'
import type { en } from '#content/sample-study/conformance/en.ts'
import { conformanceFile, dataPath } from '#src/sample-study/data-files.ts'
import type { ConformanceFacts, RuleResult } from '#src/sample-study/facts.ts'
import { conformanceOf } from '#src/sample-study/study.ts'
import { DocumentRow } from '#src/sample-study/views/document.tsx'
import { FileLink } from '#src/sample-study/views/file-link.tsx'
import { named } from '#src/sample-study/views/output.tsx'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { StudyTable } from '#src/sample-study/views/table.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en, ConformanceFacts>

export const studyConformance = definePage<typeof en, ConformanceFacts>({
  copy: wordsOf('sample-study/conformance'),
  Page: StudyConformance,
  load: ({ env }) => conformanceOf(env),
})

const ownGroups = ['trial', 'adam', 'medicine']

const isOwn = ({ id }: { id: string }) => ownGroups.includes(id)

const rulesOf = (groups: ConformanceFacts['groups']) => groups.flatMap((group) => group.rules)

const isFound = ({ found, engine }: { found?: number; engine?: number | null }) =>
  (found ?? 0) !== 0 || (engine ?? 0) !== 0 || engine === null

function StudyConformance(props: Props) {
  const { copy, data } = props
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      <Summary {...props} />
      <Findings {...props} />
      <Groups {...props} title="core" groups={data.groups.filter((group) => !isOwn(group))} />
      <Others {...props} />
      <Groups {...props} title="own" groups={data.groups.filter(isOwn)} />
      <section>
        <h2 className="text-h2 rule">
          <Text>{copy.run.title}</Text>
        </h2>
        <p className="mt-4 max-w-text">
          <Text>{copy.run.text}</Text>
        </p>
        <Code>{'sqlite3 study.db < load.sql\nsqlite3 study.db "select count(*) from dm"'}</Code>
      </section>
    </StudyPage>
  )
}

function Summary({ copy, language, data }: Props) {
  const { summary } = copy
  const { engine } = data
  const core = rulesOf(data.groups.filter((group) => !isOwn(group)))
  const own = rulesOf(data.groups.filter(isOwn))
  const counts = (rules: readonly RuleResult[]) => {
    const found = rules.filter((rule) => rule.found !== 0).length
    return { queried: rules.length, found, clean: rules.length - found }
  }
  const numbers = {
    core: { ...counts(core), ran: engine.ran, others: data.others.length },
    own: counts(own),
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
      <h2 className="text-h2 rule">
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

function Findings({ copy, language, data }: Props) {
  const { id, says, found, engine, why } = copy.columns
  const rules = rulesOf(data.groups).filter(isFound)
  const queried = new Set(rules.map((rule) => rule.id))
  const others = data.others.filter((rule) => isFound(rule) && !queried.has(rule.id))
  return (
    <section>
      <h2 id="findings" className="text-h2 rule">
        <Text>{copy.findings.title}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{copy.findings.lead}</Text>
      </p>
      <StudyTable labelledBy="findings" columns={[id, says, found, engine, why]} stacks>
        {[...rules, ...others].map((rule) => (
          <tr key={rule.id}>
            <th scope="row">
              <a className="study-number" href={`#${rule.id}`}>
                <Data>{rule.id}</Data>
              </a>
            </th>
            <td>
              <Text>{'says' in rule ? rule.says[language] : named(copy.others.reasons, rule.reason)}</Text>
            </td>
            <td>{'found' in rule ? rule.found : <Text>{copy.none}</Text>}</td>
            <td>
              <Engine copy={copy} engine={rule.engine} />
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

/** A dash for a rule that the engine does not have, or did not run. */
function Engine({ copy, engine }: Pick<Props, 'copy'> & { engine: number | null | undefined }) {
  if (engine === null) return <Text>{copy.stopped}</Text>
  return engine ?? '–'
}

interface GroupsProps extends Props {
  title: 'core' | 'own'
  groups: ConformanceFacts['groups']
}

function Groups(props: GroupsProps) {
  const { copy, title, groups } = props
  return (
    <section>
      <h2 className="text-h2 rule">
        <Text>{copy.groups[title]}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{copy.groups.lead}</Text>
      </p>
      {groups.map((group) => (
        <Group key={group.id} {...props} group={group} />
      ))}
    </section>
  )
}

function Group({ copy, language, group }: Props & { group: ConformanceFacts['groups'][number] }) {
  const { id, says, found, engine } = copy.columns
  const heading = `group-${group.id}`
  // Those with a finding first.
  const rules = [...group.rules.filter(isFound), ...group.rules.filter((rule) => !isFound(rule))]
  return (
    <details className="mt-4 study-details">
      <summary id={heading}>
        <Text>
          {fill(copy.groups.count, { title: named(copy.groups.names, group.id), count: rules.length })}
        </Text>
      </summary>
      <StudyTable labelledBy={heading} columns={[id, says, found, engine]}>
        {rules.map((rule) => (
          <tr key={rule.id} id={rule.id}>
            <th scope="row">
              <Data>{[rule.id, ...rule.also].join(' ')}</Data>
            </th>
            <td>
              <Text>{rule.says[language]}</Text>
              <details>
                <summary>
                  <Text>{fill(copy.query, { id: rule.id })}</Text>
                </summary>
                <Code>{rule.query}</Code>
              </details>
            </td>
            <td>{rule.found}</td>
            <td>
              <Engine copy={copy} engine={rule.engine} />
            </td>
          </tr>
        ))}
      </StudyTable>
    </details>
  )
}

function Others({ copy, data }: Props) {
  const { id, reason, engine } = copy.columns
  return (
    <section>
      <h2 id="others" className="text-h2 rule">
        <Text>{copy.others.title}</Text>
      </h2>
      <StudyTable labelledBy="others" columns={[id, reason, engine]} stacks>
        {data.others.map((rule) => (
          <tr key={rule.id} id={rule.id}>
            <th scope="row">
              <Data>{[rule.id, ...rule.also].join(' ')}</Data>
            </th>
            <td>
              <Text>{named(copy.others.reasons, rule.reason)}</Text>
            </td>
            <td>
              <Engine copy={copy} engine={rule.engine} />
            </td>
          </tr>
        ))}
      </StudyTable>
    </section>
  )
}

function Code({ children }: { children: string }) {
  return (
    <pre className="code-block mt-2" dir="ltr" lang="en" translate="no">
      <code>{children}</code>
    </pre>
  )
}

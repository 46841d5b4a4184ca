import type { PlantedFile } from '@marom/sample-trial'
import { fillCounts } from '#client/sample-study/counted.ts'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/planted/en.ts'
import { plantedOf } from '#src/sample-study/read-study.ts'
import { DocumentSections } from '#src/sample-study/views/document.tsx'
import { traceHref } from '#src/sample-study/views/links.ts'
import { named } from '#src/sample-study/views/output.tsx'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { StudyTable } from '#src/sample-study/views/table.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en, PlantedFile>

const formWords = wordsOf('sample-study/forms')

export const studyPlanted = definePage<typeof en, PlantedFile>({
  copy: wordsOf('sample-study/planted'),
  Page: StudyPlanted,
  load: ({ env }) => plantedOf(env),
})

function StudyPlanted(props: Props) {
  const { copy, data } = props
  const sections = copy.sections.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => row.map((text) => fill(text, data.numbers))),
  }))
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      <DocumentSections sections={sections} />
      <Mistakes {...props} />
      <section>
        <h2 className="text-h2">
          <Text>{copy.absent.title}</Text>
        </h2>
        <ul className="check-list mt-6 max-w-text">
          {copy.absent.entries.map((entry) => (
            <li key={entry}>
              <Text>{entry}</Text>
            </li>
          ))}
        </ul>
      </section>
    </StudyPage>
  )
}

function Mistakes({ copy, language, data }: Props) {
  const { checks } = formWords(language)
  const { mistake, check, count, example } = copy.columns
  const total = data.mistakes.reduce((sum, one) => sum + one.count, 0)
  return (
    <section>
      <h2 id="mistakes" className="text-h2">
        <Text>{copy.mistakesTitle}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{fill(copy.mistakesLead, { total, kinds: data.mistakes.length })}</Text>
      </p>
      <StudyTable labelledBy="mistakes" columns={[mistake, check, count, example]} stacks>
        {data.mistakes.map((one) => (
          <tr key={one.kind}>
            <th scope="row">
              <Text>{named(copy.mistakes, one.kind)}</Text>
            </th>
            <td>
              <Data>{one.check}</Data> <Text>{named(checks, one.check)}</Text>
            </td>
            <td>
              <Text>{fillCounts(copy.made, { count: one.count })}</Text>
            </td>
            <td>
              <a className="study-number" href={traceHref(language, one.example)}>
                <Data>{one.example}</Data>
              </a>
            </td>
          </tr>
        ))}
      </StudyTable>
    </section>
  )
}

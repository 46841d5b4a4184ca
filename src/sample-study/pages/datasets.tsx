import {
  type DescribedDataset,
  forms,
  resultFiles,
  type Study,
  type SubmissionZip,
  variablesIn,
} from '@marom/sample-trial'
import { Fragment } from 'react'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/datasets/en.ts'
import { dataFilesOf, dataPath } from '#src/sample-study/data-files.ts'
import { packageOf, studyOf } from '#src/sample-study/read-study.ts'
import { datasetNode } from '#src/sample-study/structured-data.ts'
import { DocumentSections } from '#src/sample-study/views/document.tsx'
import { Elsewhere } from '#src/sample-study/views/elsewhere.tsx'
import { FileLink } from '#src/sample-study/views/file-link.tsx'
import { named } from '#src/sample-study/views/output.tsx'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { StudyTable } from '#src/sample-study/views/table.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Content {
  study: Study
  zip: SubmissionZip
  /** The names of the files for visitors. */
  files: readonly string[]
}

type Props = PageProps<typeof en, Content>

const ruleWords = wordsOf('sample-study/rules')

export const studyDatasets = definePage<typeof en, Content>({
  copy: wordsOf('sample-study/datasets'),
  Page: StudyDatasets,
  load: async ({ env }) => ({
    study: await studyOf(env),
    zip: await packageOf(env),
    files: await dataFilesOf(env),
  }),
  head: ({ data: { study, files } }) => ({
    mainEntity: (facts) => datasetNode(facts, study.facts.counts.DM ?? Number.NaN, files),
  }),
})

function StudyDatasets(props: Props) {
  const { copy } = props
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      <div>
        <Package {...props} />
        <p className="mt-4 no-print" data-markdown="skip">
          <a className="onward-link" href="#elsewhere">
            <Text>{copy.elsewhere.link}</Text>
          </a>
        </p>
      </div>
      {modelNames.map((model) => (
        <Files key={model} {...props} model={model} />
      ))}
      <Results {...props} />
      <Elsewhere words={copy.elsewhere} />
      <DocumentSections sections={copy.guides} />
    </StudyPage>
  )
}

function Package({ copy, data: { zip } }: Props) {
  const size = (zip.bytes / 1e6).toFixed(1)
  return (
    <>
      <p className="max-w-text">
        <Text>{fill(copy.package, { size, files: zip.files })}</Text>
      </p>
      <p className="mt-2">
        <FileLink address={dataPath + zip.file} />
      </p>
    </>
  )
}

const modelNames = ['sdtm', 'adam'] as const

/** Beside Define-XML: the reviewer's guide, and the forms. */
const documents = { sdtm: ['csdrg.pdf', 'acrf.pdf'], adam: ['adrg.pdf'] } as const

function Files(props: Props & { model: (typeof modelNames)[number] }) {
  const { copy, model, data } = props
  const { dataset, structure, records, files } = copy.columns
  const datasets = data.study.datasets.filter((one) => one.model === model)
  return (
    <section>
      <h2 id={model} className="text-h2">
        <Text>{copy.models[model]}</Text>
      </h2>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <FileLink address={`${dataPath}define-${model}.xml`} label={copy.define} />
        {documents[model].map((file) => [
          ' ',
          <a key={file} className="study-number" href={dataPath + file} download>
            <Text>{copy.documents[file]}</Text>
          </a>,
        ])}
      </p>
      <StudyTable labelledBy={model} columns={[dataset, structure, records, files]} numbers={[records]}>
        {datasets.map((one) => (
          <tr key={one.name}>
            <th scope="row">
              <Data>{`${one.name}: ${one.label}`}</Data>
            </th>
            <td>
              <Data>{one.structure}</Data>
            </td>
            <td className="number">{data.study.facts.counts[one.name]}</td>
            <td>
              <FileLink address={`${dataPath}${one.name.toLowerCase()}.json`} label="JSON" />{' '}
              <FileLink address={`${dataPath}${one.name.toLowerCase()}.csv`} label="CSV" />{' '}
              <FileLink address={`${dataPath}${one.name.toLowerCase()}.xpt`} label="XPT" />
            </td>
          </tr>
        ))}
      </StudyTable>
      <details className="mt-4 study-details">
        <summary>
          <Text>{copy.allVariables}</Text>
        </summary>
        {datasets.map((one) => (
          <Variables key={one.name} {...props} dataset={one} />
        ))}
      </details>
    </section>
  )
}

/** The outputs as data. */
function Results({ copy: { results } }: Props) {
  return (
    <section>
      <h2 id="results" className="text-h2">
        <Text>{results.title}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{results.text}</Text>{' '}
        {resultFiles.map((file) => (
          <Fragment key={file}>
            <FileLink address={dataPath + file} />{' '}
          </Fragment>
        ))}
      </p>
    </section>
  )
}

/** The forms lead to these variables. */
const annotated = forms.flatMap(({ items }) =>
  items.flatMap(({ annotation }) => variablesIn(annotation).filter((_text, index) => index % 2 === 1)),
)

/** The same facts as in Define-XML, which a browser cannot show without a stylesheet. */
function Variables({ copy, language, dataset }: Props & { dataset: DescribedDataset }) {
  const { name, label, type, rule } = copy.variableColumns
  const id = `variables-${dataset.name}`
  return (
    <details className="mt-4 study-details">
      <summary id={id}>
        <Text>{fill(copy.variables, { dataset: dataset.name })}</Text>
      </summary>
      <StudyTable labelledBy={id} columns={[name, label, type, rule]}>
        {dataset.variables.map((variable) => (
          <tr key={variable.name} id={annotated.find((name) => name === `${dataset.name}.${variable.name}`)}>
            <th scope="row">
              <Data>{variable.name}</Data>
            </th>
            <td>
              <Data>{variable.label}</Data>
            </td>
            <td>
              <Data>{variable.type}</Data>
            </td>
            <td>
              <Text>{named(ruleWords(language).rules, variable.rule)}</Text>
            </td>
          </tr>
        ))}
      </StudyTable>
    </details>
  )
}

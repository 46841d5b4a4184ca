import { checksumsFile, dataVersion } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { dayInWords } from '#content/dates.ts'
import type { en } from '#content/sample-study/datasets/en.ts'
import { site } from '#content/site.ts'
import { citationPath, citationText } from '#src/sample-study/citation.ts'
import { dataPath } from '#src/sample-study/data-files.ts'
import { loadCode } from '#src/sample-study/load-code.ts'
import { usePageFacts } from '#src/site/head/page-facts.ts'
import { DocumentRow } from './document.tsx'
import { FileLink } from './file-link.tsx'
import { Data } from './study-page.tsx'

interface ElsewhereProps {
  words: (typeof en)['elsewhere']
}

/** What someone needs who uses the files on another site. */
export function Elsewhere({ words }: ElsewhereProps) {
  const language = useLanguage()
  const origin = usePageFacts()?.origin ?? ''
  const { license, version, cite, checksums } = words
  const { number, day, firstDay } = dataVersion
  return (
    <section>
      <h2 id="elsewhere" className="text-h2">
        <Text>{words.title}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{words.lead}</Text>
      </p>
      <dl className="mt-6">
        <DocumentRow term={license.label}>
          <a className="link" href={site.studyLicense.href} rel="license">
            <Data>{site.studyLicense.name}</Data>
          </a>{' '}
          <Text>{license.text}</Text>
        </DocumentRow>
        <DocumentRow term={version.label}>
          <Text>
            {fill(version.text, {
              version: number,
              day: dayInWords(day, language),
              first: dayInWords(firstDay, language),
            })}
          </Text>
        </DocumentRow>
        <DocumentRow term={cite.label}>
          <span className="[overflow-wrap:anywhere]" data-citation="">
            <Text>{citationText(origin, language)}</Text>
          </span>{' '}
          <FileLink address={citationPath} />
        </DocumentRow>
        <DocumentRow term={checksums.label}>
          <FileLink address={dataPath + checksumsFile} /> <Text>{checksums.text}</Text>
          <Code>{`sha256sum -c --ignore-missing ${checksumsFile}`}</Code>
        </DocumentRow>
      </dl>
      <Load words={words} origin={origin} />
    </section>
  )
}

function Load({ words, origin }: ElsewhereProps & { origin: string }) {
  const { load } = words
  const code = loadCode(origin)
  return (
    <>
      <h3 className="text-h3 mt-6">
        <Text>{load.title}</Text>
      </h3>
      {loaders.map((loader) => (
        <figure key={loader} className="m-0 mt-4">
          <figcaption>
            <Text>{load[loader]}</Text>
          </figcaption>
          <Code>{code[loader]}</Code>
        </figure>
      ))}
    </>
  )
}

const loaders = ['r', 'python', 'observable'] as const

function Code({ children }: { children: string }) {
  return (
    <pre className="code-block mt-2" dir="ltr" lang="en" translate="no">
      <code>{children}</code>
    </pre>
  )
}

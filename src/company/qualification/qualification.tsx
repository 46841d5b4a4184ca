import { fill } from '#client/ui/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/qualification/en.ts'
import { dayInWords } from '#content/dates.ts'
import { servicePages } from '#content/navigation.ts'
import { inLanguage, routes } from '#content/routes.ts'
import { LinkedText } from '#src/blocks/linked-text.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { SampleNote } from '#src/blocks/sample-note.tsx'
import { PolicyContact } from '#src/company/policies/policy-contact.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'
import { processorsIn, qualificationWords, standardsMatrix, statementsOn } from './facts.ts'

type Props = PageProps<typeof en>

const privacyWords = wordsOf('company/privacy-policy')

export const qualification = definePage<typeof en>({ copy: qualificationWords, Page: Qualification })

/** Facts for an auditor, read from other parts of the site. */
function Qualification({ copy, language }: Props) {
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead}>
        <p className="text-small text-muted mt-5">
          <Text>{fill(copy.version, { version: copy.versionNumber })}</Text>{' '}
          <time dateTime={copy.inForce}>
            <bdi className="run">{dayInWords(copy.inForce, language)}</bdi>
          </time>
        </p>
        <SampleNote about={['qualification']} className="mt-3" />
        <p className="no-print">
          <Text>{copy.file}</Text>{' '}
          <a className="onward-link" href={inLanguage(`${routes.qualification}.json`, language)}>
            <bdi dir="ltr" lang="en">
              {'JSON'}
            </bdi>
          </a>
        </p>
      </Opening>
      <div className="wrap pb-14 lg:pb-24 grid grid-cols-1 gap-14">
        <Matrix copy={copy} language={language} />
        <Statements id="validation" heading={copy.validation} language={language} />
        <Statements id="continuity" heading={copy.continuity} language={language} />
        <Processors copy={copy} language={language} />
        <PolicyContact contact={privacyWords(language).contact} language={language} />
      </div>
    </>
  )
}

function Matrix({ copy, language }: Omit<Props, 'data'>) {
  return (
    <div className="max-w-narrow xl:max-w-none">
      <h2 id="standards" className="text-h2">
        <Text>{copy.matrix.title}</Text>
      </h2>
      <p className="mt-3 text-muted max-w-text">
        <Text>{copy.matrix.text}</Text>
      </p>
      <div className="mt-4">
        <table
          className="data-table stacked matrix screen:max-md:[&_td:empty]:hidden"
          aria-labelledby="standards"
        >
          <thead>
            <tr>
              <th scope="col">
                <Text>{copy.matrix.standard}</Text>
              </th>
              {servicePages.map((page) => (
                <th key={page} scope="col">
                  <Text>{wordsOf(`company/${page}`)(language).heading}</Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standardsMatrix(language).map(({ standard, places }) => (
              <tr key={standard}>
                <th scope="row">
                  <Text>{standard}</Text>
                </th>
                {servicePages.map((page) => (
                  <td key={page}>
                    {places
                      .filter((place) => place.page === page)
                      .map(({ card, title, address }) => (
                        <a key={card} className="link block py-1" href={address}>
                          <Text>{title}</Text>
                        </a>
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface StatementsProps {
  id: 'validation' | 'continuity'
  heading: string
  language: Props['language']
}

function Statements({ id, heading, language }: StatementsProps) {
  return (
    <section className="prose" aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        <Text>{heading}</Text>
      </h2>
      {statementsOn(id, language).map(({ text, place }) => (
        <div key={place.card}>
          <p>
            <Text>{text}</Text>
          </p>
          <a className="onward-link" href={place.address}>
            <Text>{place.title}</Text>
          </a>
        </div>
      ))}
    </section>
  )
}

function Processors({ copy, language }: Omit<Props, 'data'>) {
  const t = copy.processors
  return (
    <section className="prose" aria-labelledby="processors">
      <h2 id="processors" className="text-h2">
        <Text>{t.title}</Text>
      </h2>
      <p>
        <LinkedText>{t.text}</LinkedText>
      </p>
      <dl className="grid gap-4">
        {processorsIn(language).map(({ name, place, task }) => (
          <div key={name} className="row pb-0">
            <dt className="font-700">
              <Text>{name}</Text>
            </dt>
            <dd className="mt-1">
              {t.place}: <Text>{place}</Text>
            </dd>
            <dd>
              {t.task}: <Text>{task}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/qualification/en.ts'
import { qualificationVersion as version } from '#content/company/qualification-version.ts'
import { dayInWords } from '#content/dates.ts'
import type { Language } from '#content/locales.ts'
import { inLanguage, routes } from '#content/routes.ts'
import { LinkedText } from '#src/blocks/linked-text.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { PolicyContact } from '#src/company/policies/policy-contact.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { useMessages } from '#src/words/messages.ts'
import { wordsOf } from '#src/words/words.ts'
import { AskedTable } from './asked-table.tsx'
import { IssuerFigure } from './issuer-figure.tsx'
import { Standards } from './standards.tsx'
import {
  processorsIn,
  qualificationWords,
  servicesByArea,
  standardsMatrix,
  statementsOn,
} from './statements.ts'

/** The card whose standards are shown; all if empty. */
type Props = PageProps<typeof en, string>

const privacyWords = wordsOf('company/privacy-policy')

const isService = (id: string, language: Language) =>
  servicesByArea(language).some(({ services }) => services.some((service) => service.id === id))

export const qualification = definePage<typeof en, string>({
  copy: qualificationWords,
  reads: { service: isService },
  load: ({ query: { service = '' }, language }) => (isService(service, language) ? service : ''),
  Page: Qualification,
  assets: { styles: 'qualification' },
})

/** Facts for an auditor, read from other parts of the site. */
function Qualification(props: Props) {
  const { copy, language } = props
  const figure = <IssuerFigure groups={standardsMatrix(language)} caption={copy.matrix.issuers} />
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} beside={figure}>
        <p className="text-small text-muted mt-5">
          <Text>{fill(copy.version, { version: version.number })}</Text>{' '}
          <time dateTime={version.day}>
            <bdi className="run">{dayInWords(version.day, language)}</bdi>
          </time>
        </p>
        <Contents {...props} />
        <Files {...props} />
      </Opening>
      <div className="wrap pb-14 lg:pb-24 grid grid-cols-1 gap-14">
        <AskedTable words={copy.asked} />
        <Standards {...props} />
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-x-16 items-start">
          <Statements id="validation" heading={copy.validation} language={language} />
          <Statements id="continuity" heading={copy.continuity} language={language} />
          <Processors {...props} />
          <PolicyContact contact={privacyWords(language).contact} language={language} />
        </div>
      </div>
    </>
  )
}

function Contents({ copy, language }: Props) {
  const t = useMessages()
  const { id, heading } = privacyWords(language).contact
  const sections = [
    ['asked', copy.asked.title],
    ['standards', copy.matrix.title],
    ['validation', copy.validation],
    ['continuity', copy.continuity],
    ['processors', copy.processors.title],
    [id, heading],
  ] as const
  return (
    <nav aria-label={t('site.contents')} className="mt-5 no-print">
      <ul className="grid sm:grid-cols-2 gap-x-8 text-small">
        {sections.map(([anchor, title]) => (
          <li key={anchor}>
            <a className="footer-link" href={`#${anchor}`}>
              <Text>{title}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Files({ copy, language }: Props) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 no-print">
      <Text>{copy.file}</Text>
      {['csv', 'json'].map((ending) => [
        ' ',
        <a
          key={ending}
          className="onward-link"
          href={inLanguage(`${routes.qualification}.${ending}`, language)}
        >
          <bdi dir="ltr" lang="en">
            {ending.toUpperCase()}
          </bdi>
        </a>,
      ])}
    </p>
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

function Processors({ copy, language }: Props) {
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

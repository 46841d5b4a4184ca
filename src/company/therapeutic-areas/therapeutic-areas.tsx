import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/therapeutic-areas/en.ts'
import { CallToAction } from '#src/company/call-to-action.tsx'
import { OpeningBeside } from '#src/company/opening-beside.tsx'
import { Plot } from '#src/plots/index.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { usePlace } from '#src/site/places.tsx'
import { useMessages } from '#src/words/messages.ts'
import { wordsOf } from '#src/words/words.ts'
import { type AreaContent, type AreaName, areas, contentOf } from './areas.ts'

type Copy = typeof en

const areaNames = ['oncology', 'vaccines', 'cardiology', 'neurology', 'pharmacology'] as const
const counted = ['publications', 'posts', 'terms'] as const
const fewestCounted = 3
const kinds = [...counted, 'services'] as const

export const therapeuticAreas = definePage<Copy>({
  copy: wordsOf('company/therapeutic-areas'),
  Page: TherapeuticAreas,
})

function TherapeuticAreas({ copy, language }: PageProps<Copy>) {
  const t = useMessages()
  const Designs = usePlace('areaDesigns')
  const contents = areaNames.map((name) => ({ name, content: contentOf(name, language) }))
  return (
    <>
      <OpeningBeside
        heading={copy.heading}
        lead={copy.lead}
        parents={[{ label: t('nav.solutions'), page: 'solutions' }]}
      >
        <nav aria-label={t('site.contents')}>
          <ul className="grid">
            {contents.map(({ name, content }) => (
              <li key={name} className="border-t border-t-solid border-line py-4">
                <a className="link text-h3" href={`#${name}`}>
                  <Text>{copy.areas[name].title}</Text>
                </a>
                <p className="mt-1 text-small text-muted">
                  <Text>{countsOf(content, copy)}</Text>
                </p>
                {Designs && <Designs area={name} isShort />}
              </li>
            ))}
          </ul>
        </nav>
      </OpeningBeside>
      <div className="wrap pb-14 lg:pb-24 grid grid-cols-1 gap-14">
        {contents.map(({ name, content }) => (
          <AreaBlock key={name} name={name} content={content} copy={copy} />
        ))}
        <p className="max-w-text">
          <Text>{copy.none}</Text>
        </p>
      </div>
      <CallToAction {...copy.callToAction} />
    </>
  )
}

/** E.g. "Publications: 3 · Terms: 10", without what there is little of. */
function countsOf(content: AreaContent, { headings }: Copy): string {
  return counted
    .filter((kind) => content[kind].length >= fewestCounted)
    .map((kind) => `${headings[kind]}: ${content[kind].length}`)
    .join(' · ')
}

interface AreaBlockProps {
  name: AreaName
  content: AreaContent
  copy: Copy
}

function AreaBlock({ name, content, copy }: AreaBlockProps) {
  const { title, text } = copy.areas[name]
  const { plot } = areas[name]
  const Question = usePlace('areaQuestion')
  const Designs = usePlace('areaDesigns')
  const Study = usePlace('areaStudy')
  return (
    <section
      id={name}
      className="border-t-2 border-t-solid border-ink pt-6 target:border-accent"
      aria-labelledby={`${name}-title`}
    >
      <h2 id={`${name}-title`} className="text-h2">
        <Text>{title}</Text>
      </h2>
      <p className="text-lead text-muted mt-4 max-w-text">
        <Text>{text}</Text>
      </p>
      <div className="split mt-8">
        <div className="lg:col-span-7 grid grid-cols-1 gap-8 content-start">
          {plot && <Plot name={plot} />}
          {Question && <Question area={name} />}
          {Study && <Study area={name} />}
        </div>
        <div className="lg:col-span-5 grid gap-6 content-start">
          {Designs && <Designs area={name} />}
          {kinds.map(
            (kind) =>
              content[kind].length > 0 && (
                <Links key={kind} heading={copy.headings[kind]} links={content[kind]} />
              ),
          )}
        </div>
      </div>
    </section>
  )
}

function Links({ heading, links }: { heading: string; links: AreaContent['terms'] }) {
  return (
    <div>
      <h3 className="font-600">
        <Text>{heading}</Text>
      </h3>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {links.map(({ title, href, year }) => (
          <li key={href}>
            <a className="link" href={href}>
              {year === undefined ? <Text>{title}</Text> : <English>{title}</English>}
            </a>
            {year && <span className="text-small text-muted figures">{` ${year}`}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function English({ children }: { children: string }) {
  const language = useLanguage()
  return language === 'en' ? (
    <Text>{children}</Text>
  ) : (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  )
}

import type { ReactNode } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href, isPageName } from '#content/routes.ts'
import type { SampleStudyPage } from '#content/sample-study/routes.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { usePageFacts } from '#src/site/head/page-facts.ts'
import { usePlace } from '#src/site/places.tsx'
import { allDeliverables, wordsOf } from '#src/words/words.ts'

export const studyFrame = wordsOf('sample-study/frame')

const isStudyPage = (name: string): name is SampleStudyPage =>
  isPageName(name) && name.startsWith('sample-study/')

export const studyPages = (names: object): SampleStudyPage[] => Object.keys(names).filter(isStudyPage)

interface StudyPageProps {
  heading: string
  crumb?: string
  lead?: string
  /** Right of the heading on a large screen: a figure, or an index. */
  beside?: ReactNode
  /** Below the heading, left of `beside`. */
  intro?: ReactNode
  /** Below the heading, over the whole width. */
  top?: ReactNode
  children: ReactNode
}

export function StudyPage({ heading, crumb, lead, beside, intro, top, children }: StudyPageProps) {
  const words = studyFrame(useLanguage())
  return (
    <>
      <Opening
        heading={heading}
        lead={lead}
        beside={beside}
        {...(crumb ? { crumb } : {})}
        parents={[{ label: words.parent, page: 'sample-study' }]}
      >
        {top}
        <p className="mt-5 max-w-text ps-4 border-is-3 border-is-solid border-is-accent">
          <Text>{words.note}</Text>
        </p>
        {intro}
      </Opening>
      <div className="wrap pb-14 lg:pb-20 grid grid-cols-1 gap-12">
        {children}
        <LikeThis />
      </div>
      <OtherDocuments />
    </>
  )
}

/** Adds a similar document to the visitor's project brief. */
function LikeThis() {
  const language = useLanguage()
  const Collect = usePlace('collect')
  const page = usePageFacts()?.page.replace('sample-study/', '')
  const deliverable = allDeliverables(language).find(({ id }) => id === page)
  if (!deliverable || !Collect) return null
  return (
    <p className="no-print">
      <Text>{studyFrame(language).wanted}</Text> <Collect parameters={{ deliverable: deliverable.id }} />
    </p>
  )
}

function OtherDocuments() {
  const language = useLanguage()
  const words = studyFrame(language)
  return (
    <nav className="section-sunk no-print" aria-labelledby="study-documents">
      <div className="wrap">
        <h2 id="study-documents" className="text-h3">
          <Text>{words.documents}</Text>
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-6">
          {studyPages(words.pages).map((page) => (
            <li key={page}>
              <a className="onward-link" href={href(page, language)}>
                <Text>{words.pages[page]}</Text>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** A short value that a line would break at its hyphen: a date, a participant, a treatment. */
const torn = /^(?=.*[-/])(\S{1,20}|.{1,14})$/

/** A line may break between an estimate and its interval, and not inside the interval. */
const beforeInterval = / (?=\([^()]{1,10}(?:–|-| to )[^()]{1,10}\)$)/

/** A value of the data. It reads from left to right in every language. */
export function Data({ children }: { children: string }) {
  const [estimate, interval] = children.split(beforeInterval)
  return (
    <bdi dir="ltr" lang="en" className={torn.test(children) ? 'run' : undefined}>
      {interval ? `${estimate} ` : children}
      {interval && <span className="run">{interval}</span>}
    </bdi>
  )
}

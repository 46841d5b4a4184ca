import { forms, outputIds, sites, study } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { SampleStudyPage } from '#content/sample-study/routes.ts'
import type { Places, PlaceTable } from '#src/site/places.tsx'
import { wordsOf } from '#src/words/words.ts'
import { HomeDoor } from './home-door.tsx'
import { studyFrame } from './views/study-page.tsx'

const synopsis = wordsOf('sample-study/synopsis')

/** The part of the sample study that a service makes, by the id of the service's card. */
const cardSteps: Readonly<Partial<Record<string, SampleStudyPage>>> = {
  'ecrf-design': 'sample-study/case-report-form',
  'data-quality': 'sample-study/data-management',
  cdisc: 'sample-study/datasets',
  'statistical-consulting': 'sample-study/estimand',
  'statistical-analysis': 'sample-study/outputs',
  'medical-writing': 'sample-study/report',
}

function StudyLink({ card }: Places['serviceExample']) {
  const language = useLanguage()
  const page = cardSteps[card]
  if (!page) return null
  const words = studyFrame(language)
  return (
    <p className="mt-4 no-print">
      <Text>{words.links}</Text>{' '}
      <a className="link" href={href(page, language)}>
        <Text>{words.pages[page]}</Text>
      </a>
    </p>
  )
}

/** The study is of liver cancer. */
function AreaStudy({ area }: Places['areaStudy']) {
  const language = useLanguage()
  if (area !== 'oncology') return null
  const words = studyFrame(language)
  return (
    <div>
      <h3 className="font-600">
        <Text>{words.area}</Text>
      </h3>
      <p className="mt-2">
        <Text>{synopsis(language).description}</Text>
      </p>
      <a className="onward-link" href={href('sample-study', language)}>
        <Text>{words.follow}</Text>
      </a>
    </div>
  )
}

/** The numbers of the study that a quote would rest on. */
function QuoteExample() {
  const language = useLanguage()
  const words = studyFrame(language)
  const everySite = Object.values(sites).flat()
  const outputsOf = (kind: string) => outputIds.filter((id) => id.startsWith(kind)).length
  const counts = {
    participants: study.planned,
    sites: everySite.length,
    countries: new Set(everySite.map(({ country }) => country)).size,
    forms: forms.length,
    tables: outputsOf('t-'),
    listings: outputsOf('l-'),
    figures: outputsOf('f-'),
  }
  return (
    <p className="mt-6 max-w-text">
      <Text>{fill(words.counted, counts)}</Text>{' '}
      <a className="link" href={href('sample-study', language)}>
        <Text>{words.parent}</Text>
      </a>
    </p>
  )
}

export const places: PlaceTable = {
  quoteExample: QuoteExample,
  areaStudy: AreaStudy,
  serviceExample: StudyLink,
  homeStudy: HomeDoor,
}

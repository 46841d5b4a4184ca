import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { SampleStudyPage } from '#content/sample-study/routes.ts'
import type { Places, PlaceTable } from '#src/site/places.tsx'
import { HomeDoor } from './home-door.tsx'
import { studyFrame } from './views/study-page.tsx'

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

export const places: PlaceTable = {
  serviceExample: StudyLink,
  homeStudy: HomeDoor,
}

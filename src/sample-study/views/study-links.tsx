import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href, type SampleStudyPage } from '#content/routes.ts'
import { studyFrame } from './study-page.tsx'

/** What of the sample study a service makes, by the id of the service's card. */
const cardSteps: Readonly<Partial<Record<string, SampleStudyPage>>> = {
  'ecrf-design': 'sample-study/case-report-form',
  'data-quality': 'sample-study/data-management',
  cdisc: 'sample-study/datasets',
  'statistical-consulting': 'sample-study/estimand',
  'statistical-analysis': 'sample-study/outputs',
  'medical-writing': 'sample-study/report',
}

/**
 * The way from a service to the part of the sample study that shows it; nothing where none does.
 */
export function StudyLink({ card, className }: { card: string; className: string }) {
  const language = useLanguage()
  const page = cardSteps[card]
  if (!page) return null
  const words = studyFrame(language)
  return (
    <p className={`${className} no-print`}>
      <Text>{words.links}</Text>{' '}
      <a className="link" href={href(page, language)}>
        <Text>{words.pages[page]}</Text>
      </a>
    </p>
  )
}

import { useLanguage } from '#client/ui/language.tsx'
import { href } from '#content/routes.ts'
import { Door } from '#src/blocks/door.tsx'
import { estimandWords } from './words.ts'

/** A participant, an intercurrent event, and two strategies: two questions. */
export function HomeDoor() {
  const language = useLanguage()
  const { door } = estimandWords(language)
  return (
    <Door address={href('estimand', language)} heading={door.heading} text={door.text}>
      <path d="M8 47v14m0-7h98l24-24 24 24-24 24-24-24" stroke="var(--ink)" strokeWidth="2" />
      <path d="M150 44C190 24 200 22 304 22m0-7v14" stroke="var(--accent)" strokeWidth="2" />
      <path
        d="M150 64C190 84 200 86 304 86m0-7v14"
        stroke="var(--data)"
        strokeWidth="2"
        strokeDasharray="5 3"
      />
      <text x="130" y="61" fontSize="20" fontWeight="700" textAnchor="middle" fill="var(--ink)">
        {'?'}
      </text>
    </Door>
  )
}

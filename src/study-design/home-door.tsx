import { countText, designs } from '@marom/trial-designs'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { href } from '#content/routes.ts'
import { Door } from '#src/blocks/door.tsx'
import { wordsOf } from '#src/words/words.ts'

const overview = wordsOf('study-design/overview')

/** The example of two means. */
const example = once(() => {
  const found = designs['two-means'].answer({})
  if (!found.isResult) throw new Error('The example of two means has no result.')
  const { difference, sd, power, alpha } = found.texts
  return { total: countText(found.values[found.headline] ?? Number.NaN), difference, sd, power, alpha }
})

/** Two groups as far apart as in the example: half a standard deviation, 15 of 30. */
export function HomeDoor() {
  const language = useLanguage()
  const { door } = overview(language)
  const { total, difference = '', sd = '', power = '', alpha = '' } = example()
  return (
    <Door
      address={href('study-design/two-means', language)}
      heading={door.heading}
      text={fill(door.text, { total, difference, sd, power, alpha })}
    >
      <path d="M0 84h200" stroke="var(--ink)" />
      <path
        d="M0 84C50 84 55 14 85 14S120 84 170 84"
        stroke="var(--data)"
        strokeWidth="2"
        strokeDasharray="5 3"
      />
      <path d="M15 84C65 84 70 14 100 14S135 84 185 84" stroke="var(--accent)" strokeWidth="2" />
      <text x="212" y="78" fontSize="56" fontWeight="700" fill="var(--ink)">
        {total}
      </text>
    </Door>
  )
}

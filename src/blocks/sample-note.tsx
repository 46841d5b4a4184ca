import { Text } from '#client/ui/text.tsx'
import { site } from '#content/site.ts'
import { useMessages } from '#src/words/messages.ts'

/** Says that people or publications are invented. */
export function SampleNote({ about }: { about: ('people' | 'publications' | 'links')[] }) {
  const t = useMessages()
  if (!site.isSample) return null
  return (
    <p className="text-small text-muted mt-8 max-w-text">
      <Text>{about.map((topic) => t(`sample.${topic}`)).join(' ')}</Text>
    </p>
  )
}

import { Text } from '#client/ui/text.tsx'
import { site } from '#content/site.ts'
import { useMessages } from '#src/words/messages.ts'

/**
 * Tells beside invented people or publications that they are invented; nothing once the site is no
 * sample.
 */
export function SampleNote({ about }: { about: ('people' | 'publications' | 'links')[] }) {
  const t = useMessages()
  if (!site.isSample) return null
  return (
    <p className="text-small text-muted mt-8 max-w-text">
      <Text>{about.map((topic) => t(`sample.${topic}`)).join(' ')}</Text>
    </p>
  )
}

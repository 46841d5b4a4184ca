import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type SampleTopic, sampleLine } from '#src/words/sample-line.ts'

/** What the bar of the page does not say. */
export function SampleNote({ about, className }: { about: SampleTopic; className: string }) {
  const line = sampleLine(useLanguage(), about)
  return (
    line && (
      <p className={`text-small max-w-text ${className}`}>
        <Text>{line}</Text>
      </p>
    )
  )
}

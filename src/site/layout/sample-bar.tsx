import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { useMessages } from '#src/words/messages.ts'
import { sampleLine } from '#src/words/sample-line.ts'

/** Above every page of a sample site, on paper too. */
export function SampleBar() {
  const t = useMessages()
  const line = sampleLine(useLanguage(), 'site')
  return (
    line && (
      <aside
        aria-label={t('sample.label')}
        className="sample-bar bg-sunk border-b border-b-solid border-line"
        data-behind-menu=""
      >
        <p className="wrap py-1 text-small">
          <Text>{line}</Text>
        </p>
      </aside>
    )
  )
}

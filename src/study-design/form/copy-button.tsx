import { mark } from '#client/study-design/marks.ts'
import { Text } from '#client/ui/text.tsx'

/** Copies the text of the element with the id `source`. It is shown only with script. */
export function CopyButton({ source, label }: { source: string; label: string }) {
  return (
    <p className="mt-3 needs-script no-print">
      <button type="button" className="btn-quiet" {...mark({ copy: source })}>
        <Text>{label}</Text>
      </button>
    </p>
  )
}

import { Text } from '#client/ui/text.tsx'

/** Copies the element of that id; without script there is nothing that could. */
export function CopyButton({ source, label }: { source: string; label: string }) {
  return (
    <p className="mt-3 needs-script no-print">
      <button type="button" className="btn-quiet" data-copy={source}>
        <Text>{label}</Text>
      </button>
    </p>
  )
}

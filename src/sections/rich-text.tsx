import { Text } from '#client/ui/text.tsx'

/** A text with bold markers: `**so**` is set strong, and a marker without its twin is dropped. */
export function RichText({ children }: { children: string }) {
  return children.split(/\*\*(\S(?:.*?\S)?)\*\*/s).map((part, index) => {
    const text = part.replaceAll('**', '')
    const key = `${index}-${text}`
    return index % 2 === 1 ? (
      <strong key={key}>
        <Text>{text}</Text>
      </strong>
    ) : (
      <Text key={key}>{text}</Text>
    )
  })
}

/** A text without its bold markers, for places that hold no markup. */
export function plainText(text: string): string {
  return text.replaceAll('**', '')
}

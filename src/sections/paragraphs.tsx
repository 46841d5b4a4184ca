import { Text } from '#client/ui/text.tsx'

/** Paragraphs of a text in which blank lines separate them. */
export function Paragraphs({ text, className }: { text: string | string[]; className?: string }) {
  const paragraphs = typeof text === 'string' ? text.split(/\n\s*\n/) : text
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className={className}>
      <Text>{paragraph}</Text>
    </p>
  ))
}

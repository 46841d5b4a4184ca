import { Text } from '#client/ui/text.tsx'
import type { Inline } from '#content/types.ts'
import { Inlines } from '#src/blocks/inlines.tsx'

/** Blank lines in a text separate paragraphs. */
export function Paragraphs({ text, className }: { text: string | string[]; className?: string }) {
  const paragraphs = typeof text === 'string' ? text.split(/\n\s*\n/) : text
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className={className}>
      <Text>{paragraph}</Text>
    </p>
  ))
}

/** The build has marked the terms. */
export function LinkedParagraphs({ of }: { of: readonly (readonly Inline[])[] }) {
  return of.map((inlines) => (
    <p key={inlines.map(({ text }) => text).join('')}>
      <Inlines of={inlines} />
    </p>
  ))
}

import { Text } from '#client/ui/text.tsx'
import type { Testimonial } from '#content/types.ts'
import { initialsSign } from './portrait.tsx'

/** Quotations with who said them: the first leads, the others stand beside it on large screens. */
export function Quotes({ quotes }: { quotes: Testimonial[] }) {
  return (
    <ul className="quotes">
      {quotes.map((quote) => (
        <li key={quote.name}>
          <Quote {...quote} />
        </li>
      ))}
    </ul>
  )
}

function Quote({ name, title, quote }: Testimonial) {
  return (
    <figure className="grid gap-5 content-start">
      <blockquote>
        <Text>{quote}</Text>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <span aria-hidden="true" className="initial">
          {initialsSign(name)}
        </span>
        <span>
          <cite className="block font-700 not-italic">
            <Text>{name}</Text>
          </cite>
          <span className="text-muted text-small">
            <Text>{title}</Text>
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

import { Text } from '#client/ui/text.tsx'
import type { Testimonial } from '#content/types.ts'
import { initialOf } from './portrait.tsx'

/** Quotations with who said them: three in a row on large screens. */
export function Quotes({ quotes }: { quotes: Testimonial[] }) {
  return (
    <ul className="grid gap-10 lg:grid-cols-3">
      {quotes.map(({ name, title, quote }) => (
        <li key={name}>
          <figure className="grid gap-4 content-start">
            <blockquote className="text-lead border-is-3 border-is-solid border-is-accent ps-5">
              <Text>{quote}</Text>
            </blockquote>
            <figcaption className="flex items-center gap-3">
              <span aria-hidden="true" className="initial">
                {initialOf(name)}
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
        </li>
      ))}
    </ul>
  )
}

import { Text } from '#client/ui/text.tsx'
import type { Testimonial } from '#content/types.ts'
import { initialsSign } from './portrait.tsx'

/** Three beside each other, for a page that is about something else. */
export function SmallQuotes({ quotes }: { quotes: Testimonial[] }) {
  return (
    <ul className="home-columns">
      {quotes.map((quote) => (
        <li key={quote.name} className="home-column text-small">
          <Quote {...quote} />
        </li>
      ))}
    </ul>
  )
}

export function Quotes({ quotes }: { quotes: Testimonial[] }) {
  return (
    <ul className="grid gap-10 grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] lg:grid-cols-[7fr_5fr] lg:gap-x-16">
      {quotes.map((quote, index) => (
        <li
          key={quote.name}
          className={`max-lg:grid pt-5 border-t-solid break-inside-avoid ${
            index === 0
              ? 'border-t-2 border-ink col-span-full lg:[grid-area:span_2/auto]'
              : 'border-t border-control'
          }`}
        >
          <Quote {...quote} isLead={index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** Side by side, the names of all quotes are on one line. */
function Quote({ name, title, quote, isLead }: Testimonial & { isLead?: boolean }) {
  const size = 'text-[min(1.53rem,7vw)] leading-[1.4] lg:text-[1.836rem] lg:leading-[1.35]'
  return (
    <figure
      className={`grid content-start max-lg:grid-rows-[1fr_auto] ${isLead === undefined ? 'gap-2' : 'gap-5'}`}
    >
      <blockquote className={isLead ? size : undefined}>
        <Text>{quote}</Text>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        {isLead !== undefined && (
          <span aria-hidden="true" className="initial">
            {initialsSign(name)}
          </span>
        )}{' '}
        <span>
          <cite
            className={`font-700 not-italic ${isLead === undefined ? '' : 'block'}`}
            data-markdown="block"
          >
            <Text>{name}</Text>
          </cite>{' '}
          <span className="text-muted text-small">
            <Text>{title}</Text>
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

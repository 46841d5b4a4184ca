import { StudyDeck } from '#client/glossary/study-deck.tsx'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/term-study/en.ts'
import { type Language, locales, otherLanguages } from '#content/locales.ts'
import { href, hrefWith, termHref } from '#content/routes.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { isLetter, isTopic, type Term } from '#src/glossary/search.ts'
import { figureSlugs, fileOf } from '#src/glossary/term-figure.tsx'
import { endless, never } from '#src/middleware/kept-address.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { Island } from '#src/site/layout/island.tsx'
import { isLaterPage } from '#src/site/pagination.ts'
import { wordsOf } from '#src/words/words.ts'
import { chosenTerms, type Direction, directions, isOtherDirection, type Round, roundOf } from './deck.ts'

type Shown = Round & { figures: readonly string[] }

type Props = PageProps<typeof en, Shown>

export const termStudy = definePage<typeof en, Shown>({
  copy: wordsOf('glossary/term-study'),
  reads: {
    q: never,
    letter: isLetter,
    topic: isTopic,
    ask: isOtherDirection,
    seed: endless,
    round: isLaterPage,
  },
  load: async ({ language, query, env }) => {
    const round = roundOf(chosenTerms(language, query), query)
    return round && { ...round, figures: await figureSlugs(env) }
  },
  Page: TermStudy,
  assets: { styles: 'deck' },
})

/** Keeps the filter and changes the rest. The address leads to the cards. */
function addressOf({ filter, direction, seed, round }: Round, language: Language, change: Partial<Round>) {
  const asked = { direction, seed, round, ...change }
  const address = hrefWith('term-study', language, {
    q: filter.q,
    letter: filter.letter ?? '',
    topic: filter.topic ?? '',
    ask: asked.direction === 'term' ? '' : asked.direction,
    seed: asked.seed === 1 ? '' : asked.seed,
    round: asked.round === 1 ? '' : asked.round,
  })
  return `${address}#cards-title`
}

function TermStudy(props: Props) {
  const { copy, language, data } = props
  const { first, total, terms } = data
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={copy.lead}
        parents={[
          { label: copy.insights, page: 'blog' },
          { label: copy.parent, page: 'key-concepts' },
        ]}
      />
      <CategoryBar active="key-concepts" />
      <div className="wrap split py-8 lg:py-10">
        <section className="lg:col-span-8" aria-labelledby="cards-title">
          <h2 id="cards-title" className="text-h3">
            <Text>
              {total > 0 ? fill(copy.count, { first, last: first + terms.length - 1, total }) : copy.none}
            </Text>
          </h2>
          {total > 0 && (
            <Island name="study-deck" component={StudyDeck} props={{ words: copy.deck, total: terms.length }}>
              {terms.map((term) => (
                <Card key={term.slug} term={term} {...props} />
              ))}
            </Island>
          )}
          <Onward {...props} />
        </section>
        <div className="lg:col-span-4">
          <Directions {...props} />
          <p className="mt-6 max-w-text">{copy.address}</p>
          <p className="mt-4">
            <a className="link" href={href('key-concepts', language)}>
              {copy.back}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}

function Directions({ copy, language, data }: Props) {
  return (
    <nav aria-labelledby="directions-title">
      <h2 id="directions-title" className="text-body">
        {copy.directions.label}
      </h2>
      <ul className="mt-2 grid gap-2 justify-items-start">
        {directions.map((direction) => (
          <li key={direction}>
            <a
              className="link aria-[current]:font-700"
              href={addressOf(data, language, { direction })}
              aria-current={direction === data.direction ? 'true' : undefined}
            >
              <Text>{copy.directions[direction]}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function sidesOf({ record }: Term, direction: Direction, language: Language) {
  const term = { text: record.term[language], language }
  const definition = { text: record.definition[language], language }
  if (direction === 'term') return [term, definition] as const
  if (direction === 'definition') return [definition, term] as const
  const [other = language] = otherLanguages(direction)
  return [
    { text: record.term[direction], language: direction },
    { text: record.term[other], language: other },
  ] as const
}

function Side({ text, language, page }: { text: string; language: Language; page: Language }) {
  if (language === page) return <Text>{text}</Text>
  return (
    <span lang={language} dir={locales[language].dir}>
      {text}
    </span>
  )
}

function Card({ term, copy, language, data }: Props & { term: Term }) {
  const { direction, figures } = data
  const [question, answer] = sidesOf(term, direction, language)
  return (
    <details
      className="deck-card"
      data-term={term.slug}
      data-figure={figures.includes(term.slug) ? fileOf(term.slug, language) : undefined}
    >
      <summary>
        <span className="deck-ask">
          <Text>{copy.asks[direction]}</Text>
        </span>{' '}
        <span className={direction === 'definition' ? 'text-lead' : 'text-h2 font-700'}>
          <Side {...question} page={language} />
        </span>{' '}
        <span className="btn-quiet">
          <Text>{copy.show}</Text>
        </span>
      </summary>
      <p className={direction === 'term' ? 'deck-answer' : 'deck-answer text-h3 font-700'}>
        <Side {...answer} page={language} />
      </p>
      <p>
        <a className="link" href={termHref(term.slug, language)}>
          {copy.entry}
        </a>
      </p>
    </details>
  )
}

function Onward({ copy, language, data }: Props) {
  const { round, rounds, seed } = data
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 no-print">
      {round > 1 && (
        <a className="onward-link" href={addressOf(data, language, { round: round - 1 })}>
          {copy.previous}
        </a>
      )}{' '}
      {round < rounds && (
        <a className="onward-link" href={addressOf(data, language, { round: round + 1 })}>
          {copy.next}
        </a>
      )}{' '}
      <a
        className="onward-link"
        href={addressOf(data, language, { round: 1, seed: (seed % 9999) + 1 })}
        rel="nofollow"
      >
        {copy.shuffle}
      </a>
    </p>
  )
}

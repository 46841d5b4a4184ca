import { memo } from 'react'
import { fill } from '#client/text/fill.ts'
import { queryAddress } from '#client/ui/query-address.ts'
import { ChangingText, Text } from '#client/ui/text.tsx'
import { searchField } from './field-id.ts'
import type { Entry, Kind } from './index-file.ts'
import type { Answer, Group } from './rank.ts'
import { Hit, SearchHit } from './search-hit.tsx'

export interface SearchWords {
  count: string
  best: string
  /** For a screen reader, with `{title}`. */
  bestSaid: string
  kind: Record<Kind, string>
  kinds: Record<Kind, string>
  groupCount: string
  all: string
  allKinds: string
  suggestion: string
  none: { title: string; text: string }
  /** With `{max}` and `{length}`. */
  tooLong: string
  glossary: string
  contact: string
  examples: { title: string; queries: string[] }
}

export interface SearchLinks {
  search: string
  glossary: string
  contact: string
}

export interface Answered {
  query: string
  answer?: Answer | undefined
}

interface SearchAnswerProps extends Answered {
  answer: Answer
  words: SearchWords
  links: SearchLinks
  only?: Kind | undefined
  /** The previous answer. Its other groups are shown until React has time for the new ones. */
  meanwhile?: Answered
}

/** The id of the element that gets the focus after a submission. */
export const countId = 'search-count'

export function SearchAnswer(props: SearchAnswerProps) {
  const { words, links, query, only, answer, meanwhile = props } = props
  const { best, found } = answer
  const [first] = answer.groups
  if (!best && !first) return <Nothing words={words} links={links} />
  // With a best answer all groups can wait.
  const urgent = best ? undefined : first
  const groups: ShownGroup[] = [
    ...(urgent ? [{ group: urgent, query, found }] : []),
    ...othersOf(meanwhile, urgent),
  ]
  return (
    <>
      <p id={countId} tabIndex={-1} className="figures mt-5 font-600">
        <ChangingText>{fill(words.count, { count: answer.count })}</ChangingText>
      </p>
      {answer.suggestion && (
        <p className="mt-2">
          <Text>{words.suggestion}</Text>{' '}
          <a className="link" href={queryAddress(links.search, { q: answer.suggestion })}>
            <bdi>{answer.suggestion}</bdi>
          </a>
        </p>
      )}
      {best && <Best key={best.id} words={words} entry={best} found={found} />}
      {groups.map((one) => (
        <GroupList key={one.group.kind} words={words} links={links} isAlone={only !== undefined} {...one} />
      ))}
      {only && (
        <p className="mt-8">
          <a className="link" href={queryAddress(links.search, { q: query })}>
            {words.allKinds}
          </a>
        </p>
      )}
    </>
  )
}

const Best = memo(function Best({ words, entry, found }: BestProps) {
  const kind = words.kind[entry.kind]
  return (
    <section className="card mt-5 max-w-narrow" aria-labelledby="best-answer">
      <h2 id="best-answer" className="text-small text-accent">
        <Text>{words.best}</Text>
      </h2>
      <Hit entry={entry} found={found} place={entry.place ? `${kind} · ${entry.place}` : kind} />
    </section>
  )
})

interface BestProps {
  words: SearchWords
  entry: Entry
  found: ReadonlySet<string>
}

/** What to try, as long as nothing is asked. */
export function Examples({ words, links }: Pick<SearchAnswerProps, 'words' | 'links'>) {
  const { title, queries } = words.examples
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="text-h3">
        {title}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {queries.map((query) => (
          <li key={query} className="grid">
            <a
              className="btn-quiet"
              href={`${queryAddress(links.search, { q: query })}#${searchField}`}
              data-result=""
            >
              <Text>{query}</Text>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The answer to a query that is too long. */
export function TooLong({ text }: { text: string }) {
  return (
    <p id={countId} tabIndex={-1} className="mt-2 text-danger font-600">
      <ChangingText>{text}</ChangingText>
    </p>
  )
}

function Nothing({ words, links }: Pick<SearchAnswerProps, 'words' | 'links'>) {
  return (
    <div className="failure max-w-narrow">
      <h2 id={countId} tabIndex={-1} className="text-lead font-700">
        {words.none.title}
      </h2>
      <p className="mt-1">{words.none.text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a className="btn-quiet" href={links.glossary}>
          {words.glossary}
        </a>{' '}
        <a className="btn-quiet" href={links.contact}>
          {words.contact}
        </a>
      </p>
    </div>
  )
}

interface ShownGroup {
  group: Group
  query: string
  found: ReadonlySet<string>
}

function othersOf({ query, answer }: Answered, shown: Group | undefined): ShownGroup[] {
  if (!answer) return []
  const others = answer.groups.filter(({ kind }) => kind !== shown?.kind)
  return others.map((group) => ({ group, query, found: answer.found }))
}

interface GroupProps extends ShownGroup, Pick<SearchAnswerProps, 'words' | 'links'> {
  isAlone: boolean
}

const GroupList = memo(function GroupList({ words, links, query, group, found, isAlone }: GroupProps) {
  const id = `found-${group.kind}`
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {words.kinds[group.kind]}{' '}
        <bdi className="figures">{fill(words.groupCount, { count: group.count })}</bdi>
      </h2>
      <ul className="mt-4">
        {group.hits.map(({ entry }) => (
          <SearchHit key={entry.id} entry={entry} found={found} />
        ))}
      </ul>
      {group.count > group.hits.length && !isAlone && (
        <a className="onward-link" href={queryAddress(links.search, { q: query, kind: group.kind })}>
          {fill(words.all, { kind: words.kinds[group.kind] })}
        </a>
      )}
    </section>
  )
})

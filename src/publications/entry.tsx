import { Fragment, type ReactNode } from 'react'
import { fill } from '#client/text/fill.ts'
import { inRuns } from '#client/ui/text.tsx'
import type { en } from '#content/publications/scientific-articles/en.ts'
import { routes } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'
import { Cite } from './cite.tsx'
import type { Publication } from './list.ts'

type Words = (typeof en)['results']

interface PublicationEntryProps {
  publication: Publication
  isHidden: boolean
  words: Words
}

/** Text is English on every page. The search reads the elements with `data-searched`. */
export function PublicationEntry(props: PublicationEntryProps) {
  const { publication, isHidden, words } = props
  const { anchor, type, citation, link, title, filtered } = publication
  return (
    <li
      id={anchor}
      className="publication py-3 border-b border-b-solid border-line"
      hidden={isHidden}
      data-type={type}
      data-year={filtered.year}
      data-cited={isCited(citation, link) ? '' : undefined}
    >
      <h3 className="text-body font-600">
        <Title title={title} link={link} />
      </h3>
      <div className="mt-1 text-small text-muted">
        <Facts {...props} /> <span className="tag">{words[type]}</span>
      </div>
      {link && <ViewLink link={link} title={title} words={words} />}
      <Cite
        file={fileOf(anchor)}
        name={anchor}
        text={citation}
        language="en"
        className="mt-1 [&>p]:clear-both"
        label={title}
      />
      {/* Reference managers look for this element (unAPI). */}
      <abbr className="unapi-id" title={anchor} />
    </li>
  )
}

const fileOf = (anchor: string) => (ending: string) =>
  `${routes['scientific-articles']}.${ending}?id=${anchor}`

/** True if the citation ends with the link's DOI: then paper does not repeat it. */
function isCited(citation: string, link: string | null): boolean {
  const doi = link?.split('//doi.org/')[1]
  return doi !== undefined && citation.endsWith(doi)
}

function English({ children, isSearched = false }: { children: ReactNode; isSearched?: boolean }) {
  return (
    <bdi lang="en" dir="ltr" data-searched={isSearched ? '' : undefined}>
      {children}
    </bdi>
  )
}

/** A line may break between names, not at a hyphen within one. */
function Names({ children }: { children: string }) {
  return children.split(', ').map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <span className="run">{name}</span>
    </Fragment>
  ))
}

/** No line break within short words with a hyphen or dash, or within names of standards. */
const runs = /((?:21 CFR Part|ICH) [A-Z]?\d+:?|(?<!\S)(?=\S{1,18}(?!\S))\S+[-–]\S+)/

function Title({ title, link }: Pick<Publication, 'title' | 'link'>) {
  const t = useMessages()
  const words = <English isSearched>{inRuns(title.split(runs))}</English>
  if (!link) return words
  return (
    <a className="post-link" href={link} target="_blank" rel="noopener">
      {words}
      <span className="sr-only" data-markdown="skip">
        {' '}
        {t('site.newTab')}
      </span>
    </a>
  )
}

/** As in a list of references: the labels are for those who hear them. */
function Facts({ publication: { authors, venue, year }, words }: PublicationEntryProps) {
  return (
    // On paper the citation says all of this.
    <dl className="inline no-print" dir="ltr">
      <Fact label={words.authors} end=". ">
        <English isSearched>
          <Names>{authors}</Names>
        </English>
      </Fact>
      <Fact label={words.venue} end=", ">
        <English isSearched>{venue}</English>
      </Fact>
      <Fact label={words.year} end=".">
        <bdi>{year ?? words.noYear}</bdi>
      </Fact>
    </dl>
  )
}

function Fact({ label, end, children }: { label: string; end: string; children: ReactNode }) {
  return (
    <div className="inline">
      <dt className="sr-only">{label}</dt>
      <dd className="inline figures">
        {children}
        {end}
      </dd>
    </div>
  )
}

function ViewLink({ link, title, words }: { link: string; title: string; words: Words }) {
  return (
    <a
      className="btn-quiet min-h-8! px-3! py-0! text-small float-start mt-1 me-4"
      href={link}
      target="_blank"
      rel="noopener"
      aria-label={fill(words.viewLabel, { title })}
    >
      {words.view} <span aria-hidden="true" className="i-lucide-external-link mirror" />
    </a>
  )
}

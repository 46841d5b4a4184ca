import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/biostatistic-glossary/en.ts'
import { letterGroups } from '#content/glossary/letters.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'
import { NameBeside } from './name-beside.tsx'
import { glossaryTerms, type Term } from './search.ts'
import { definedTermSet } from './structured-data.ts'

type Copy = typeof en

interface Group {
  id: string
  label: string
  terms: Term[]
}

export const biostatisticGlossary = definePage<Copy>({
  copy: wordsOf('glossary/biostatistic-glossary'),
  head: ({ copy: { description }, language }) => ({
    description: fill(description, { total: glossaryTerms(language).length }),
    mainEntity: definedTermSet,
  }),
  Page: BiostatisticGlossary,
  assets: { styles: 'list' },
})

function BiostatisticGlossary({ copy, language }: PageProps<Copy>) {
  const groups = groupsOf(language)
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={copy.lead}
        parents={[{ label: copy.parent, page: 'key-concepts' }]}
      />
      <CategoryBar active="key-concepts" />
      <HowTo copy={copy} />
      <div className="wrap section">
        <nav aria-label={copy.groups} className="no-print mb-10">
          <ul className="grid grid-cols-4 gap-2 sm:grid-cols-7 max-w-narrow">
            {groups.map(({ id, label }) => (
              <li key={id}>
                <a className="letter-button w-full" href={`#${id}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map((group) => (
          <TermGroup key={group.id} group={group} copy={copy} />
        ))}
      </div>
    </>
  )
}

/** The anchors are the same in both languages, so a change of language keeps the place. */
function groupsOf(language: Language): Group[] {
  const terms = glossaryTerms(language)
  return letterGroups[language].map(([first, last], index) => ({
    id: `group-${index + 1}`,
    label: first === last ? first : `${first}–${last}`,
    terms: terms.filter(({ letter }) => letter >= first && letter <= last),
  }))
}

function HowTo({ copy }: { copy: Copy }) {
  const language = useLanguage()
  return (
    <section className="section-sunk border-t-0 no-print" aria-labelledby="how-to-title">
      <div className="wrap split">
        <div className="lg:col-span-8">
          <h2 id="how-to-title" className="text-h2 rule">
            <Text>{copy.howTo.title}</Text>
          </h2>
          <dl className="mt-6 grid gap-6">
            {copy.howTo.steps.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-700">
                  <Text>{title}</Text>
                </dt>
                <dd className="text-muted max-w-text">
                  <Text>{text}</Text>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-8">
            <a className="btn-primary" href={href('key-concepts', language)}>
              <Text>{copy.search}</Text>
            </a>
          </p>
        </div>
        <aside className="lg:col-span-4 self-start card" aria-labelledby="tip-title">
          <details>
            <summary>
              <h3 id="tip-title" className="text-h3">
                <span aria-hidden="true" className="i-lucide-lightbulb text-accent" /> {copy.tip.title}
              </h3>
            </summary>
            <p className="mt-3">
              <Text>{copy.tip.text}</Text>
            </p>
          </details>
        </aside>
      </div>
    </section>
  )
}

function TermGroup({ group: { id, label, terms }, copy }: { group: Group; copy: Copy }) {
  const language = useLanguage()
  return (
    <section id={id} className="definitions" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {`${label} `}
        <span>{fill(terms.length === 1 ? copy.one : copy.many, { count: terms.length })}</span>
      </h2>
      <dl>
        {terms.map(({ slug, record }) => (
          <div key={slug}>
            <dt>
              <a href={href('key-concepts', language, slug)}>
                <Text>{record.term[language]}</Text>
              </a>
              <NameBeside record={record} other={defaultLanguage} />
            </dt>
            <dd>
              <Text>{record.definition[language]}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

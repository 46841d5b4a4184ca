import { type Asked, ask, readAsked, tooLong } from '#client/search/ask.ts'
import { searchField } from '#client/search/field-id.ts'
import type { Answer } from '#client/search/rank.ts'
import { countId, Examples, SearchAnswer, type SearchLinks, TooLong } from '#client/search/search-answer.tsx'
import { SiteSearch } from '#client/search/site-search.tsx'
import { defaultLanguage } from '#content/locales.ts'
import { href, routes } from '#content/routes.ts'
import type { en } from '#content/search/page/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { typed } from '#src/middleware/kept-address.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { Island } from '#src/site/layout/island.tsx'
import { wordsOf } from '#src/words/words.ts'
import { indexAddress, siteIndex } from './site-index.ts'

interface Found extends Asked {
  answer: Answer | undefined
}

type Props = PageProps<typeof en, Found>

export const search = definePage<typeof en, Found>({
  copy: wordsOf('search/page'),
  Page: Search,
  reads: typed(['q', 'kind']),
  kept: { isUnlisted: true },
  load: async ({ language, query, env }) => {
    const asked = readAsked(query)
    return { ...asked, answer: asked.query ? ask(await siteIndex(language, env), asked) : undefined }
  },
})

function Search(props: Props) {
  const { copy } = props
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} beside={<Form {...props} />} />
      <div className="wrap pb-14 lg:pb-20">
        <Results {...props} />
      </div>
    </>
  )
}

function Form({ copy, language, data }: Props) {
  const isRefused = tooLong(copy.answer.tooLong, data.query) !== ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted without script
    <form role="search" action={routes.search} autoComplete="off" className="lg:mt-16">
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <label className="label" htmlFor={searchField}>
        {copy.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={searchField}
          className="field grow-999 basis-50"
          type="search"
          name="q"
          dir="auto"
          defaultValue={data.query}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? countId : undefined}
        />
        <button type="submit" className="btn-primary grow">
          {copy.button}
        </button>
      </div>
    </form>
  )
}

function Results({ copy, language, data }: Props) {
  const { query, only, answer } = data
  const links: SearchLinks = {
    search: href('search', language),
    glossary: href('key-concepts', language),
    contact: href('home', language, 'contact'),
  }
  const words = copy.answer
  const refusal = tooLong(words.tooLong, query)
  return (
    <Island
      name="site-search"
      component={SiteSearch}
      props={{ field: searchField, index: indexAddress(language), query, words, links }}
    >
      {refusal && <TooLong text={refusal} />}
      {query === '' && <Examples {...{ words, links }} />}
      {answer && <SearchAnswer {...{ words, links, query, only, answer }} />}
    </Island>
  )
}

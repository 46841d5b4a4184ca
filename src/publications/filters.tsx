import type { PublicationFilters as Filters } from '#client/publications/filters.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { defaultLanguage } from '#content/locales.ts'
import type { en } from '#content/publications/scientific-articles/en.ts'
import { routes } from '#content/routes.ts'
import { Choice, type Option } from '#src/blocks/choice.tsx'

interface Props {
  id: string
  filters: Filters
  years: readonly string[]
  words: (typeof en)['filters']
}

/** Works without script: the server answers the same address. */
export function PublicationFilters({ id, filters, years, words }: Props) {
  const language = useLanguage()
  const types: Option[] = [
    ['', words.allTypes],
    ['article', words.articles],
    ['book', words.books],
  ]
  return (
    // autoComplete: browsers would restore old values, but here the address sets them.
    <form id={id} action={routes['scientific-articles']} autoComplete="off" className="no-print">
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <fieldset className="grid grid-cols-2 gap-3 md:grid-cols-[2fr_1fr_1fr]">
        <legend className="sr-only">{words.legend}</legend>
        <label className="block max-md:col-span-2">
          <span className="label">{words.search}</span>
          <input
            className="field h-12"
            type="search"
            name="q"
            defaultValue={filters.q}
            placeholder={words.searchPlaceholder}
            dir="auto"
          />
        </label>{' '}
        <Choice
          name="year"
          label={words.year}
          chosen={filters.year}
          options={[['', words.allYears], ...years.map((year): Option => [year, year])]}
        />
        <Choice name="type" label={words.type} chosen={filters.type} options={types} />
        <button type="submit" className="btn-primary col-span-full needs-no-script">
          {words.apply}
        </button>
      </fieldset>
    </form>
  )
}

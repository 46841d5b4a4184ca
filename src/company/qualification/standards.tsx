import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/qualification/en.ts'
import { defaultLanguage } from '#content/locales.ts'
import { href, routes } from '#content/routes.ts'
import { Matrix } from './matrix.tsx'
import { StandardsList } from './standards-list.tsx'
import { countOf, servicesByArea, standardsMatrix } from './statements.ts'

interface StandardsProps {
  copy: typeof en
  /** The card whose standards are shown; all if empty. */
  data: string
}

export function Standards({ copy: { matrix: t }, data: service }: StandardsProps) {
  const language = useLanguage()
  const groups = standardsMatrix(language, service)
  const facts = { shown: countOf(groups), all: countOf(standardsMatrix(language)) }
  return (
    <section aria-labelledby="standards">
      <h2 id="standards" className="text-h2">
        <Text>{t.title}</Text>
      </h2>
      <div className="mt-3 grid gap-6 lg:grid-cols-2 lg:gap-16 items-end">
        <Legend words={t} />
        <Filter words={t} service={service} />
      </div>
      {service && (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-5">
          <strong>
            <Text>{fill(t.shown, facts)}</Text>
          </strong>
          <a className="onward-link no-print" href={href('qualification', language, 'standards')}>
            <Text>{t.reset}</Text>
          </a>
        </p>
      )}
      <Matrix groups={groups} service={service} standard={t.standard} />
      <StandardsList groups={groups} isFiltered={service !== ''} />
    </section>
  )
}

type Words = (typeof en)['matrix']

/** What a mark opens. */
function Legend({ words: { text, sentence, listed } }: { words: Words }) {
  return (
    <div className="text-small text-muted max-w-text no-print">
      <p>
        <Text>{text}</Text>
      </p>
      <ul className="mt-1">
        {[sentence, listed].map((meaning) => (
          <li key={meaning} className="flex items-start gap-2">
            <span aria-hidden="true" className="dot" data-listed={meaning === listed ? '' : undefined} />
            <span>
              <Text>{meaning}</Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Filter({ words, service }: { words: Words; service: string }) {
  const language = useLanguage()
  return (
    // autoComplete: browsers would restore an old value, but here the address sets it.
    <form action={`${routes.qualification}#standards`} autoComplete="off" className="no-print">
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <label className="label" htmlFor="service">
        <Text>{words.filter}</Text>
      </label>
      <div className="flex gap-3">
        <select
          id="service"
          name="service"
          className="field h-12 pe-8 min-w-0 text-ellipsis"
          defaultValue={service}
        >
          <option value="">{words.all}</option>
          {servicesByArea(language).map(({ page, area, services }) => (
            <optgroup key={page} label={area}>
              {services.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <button type="submit" className="btn-quiet h-12">
          {words.apply}
        </button>
      </div>
    </form>
  )
}

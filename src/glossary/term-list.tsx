import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/key-concepts/en.ts'
import type { Language } from '#content/locales.ts'
import { href, hrefWith, termHref } from '#content/routes.ts'
import { usePlace } from '#src/site/places.tsx'
import { NameBeside } from './name-beside.tsx'
import { type GlossarySearch, namedBeside } from './search.ts'

interface ListProps {
  copy: typeof en
  data: GlossarySearch
  language: Language
}

/** The addresses of the list in either order. */
export const addressesIn = (language: Language) => ({
  letter: href('key-concepts', language),
  topic: hrefWith('key-concepts', language, { by: 'topic' }),
})

export function NoTerms({ copy, data, language }: ListProps) {
  return (
    <div id="no-terms" className="failure lg:mt-3" hidden={data.shown > 0}>
      <h3 className="text-lead font-700">{copy.empty.title}</h3>
      <p className="mt-1 text-muted">{copy.empty.text}</p>
      <p className="mt-5 no-print">
        <a className="btn-quiet" href={addressesIn(language)[data.order.by]}>
          {copy.empty.clear}
        </a>
      </p>
    </div>
  )
}

/**
 * Every term is in the document, hidden or not, so that the browser can filter without the server.
 */
export function TermList({ copy, data, language }: ListProps) {
  const Planning = usePlace('termPlanning')
  const rows = data.terms.map((term, index) => ({ ...term, isHidden: !data.isShown[index] }))
  const groups = Map.groupBy(rows, ({ group }) => group)
  return (
    <div id="terms" className="terms">
      {[...groups].map(([name, group]) => {
        const count = group.filter(({ isHidden }) => !isHidden).length
        return (
          <section key={name} data-group={name} hidden={count === 0}>
            <h3>
              <Text>{data.order.groups[name] ?? name}</Text>{' '}
              <span data-count="">
                {fill(count === 1 ? copy.filter.one : copy.filter.many, { count: count || group.length })}
              </span>
            </h3>
            {group.map(({ slug, isHidden, record }) => (
              <details key={slug} id={slug} hidden={isHidden}>
                <summary>
                  <Text>{record.term[language]}</Text>
                  {namedBeside(language).map((other) => (
                    <NameBeside key={other} record={record} other={other} />
                  ))}
                  {record.hasFigure && (
                    <span className="i-lucide-chart-spline" role="img" aria-label={copy.figure} />
                  )}
                </summary>
                <p>
                  <Text>{record.definition[language]}</Text>
                </p>
                <div className="no-print">
                  <a className="link" href={termHref(slug, language)}>
                    {copy.entry}
                  </a>
                </div>
                {Planning && <Planning slug={slug} />}
              </details>
            ))}
          </section>
        )
      })}
    </div>
  )
}

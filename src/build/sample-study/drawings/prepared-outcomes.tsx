import { renderToStaticMarkup } from 'react-dom/server'
import { OutcomeView } from '#client/sample-study/outcome-view.tsx'
import { LanguageProvider } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { outcomeWords } from '#content/sample-study/break-outcome.ts'
import { type BreakSummary, type PreparedOutcomes, preparedBreaks } from '#src/sample-study/break/prepared.ts'
import { traceHref } from '#src/sample-study/views/links.ts'
import { named } from '#src/sample-study/views/output-words.ts'
import { wordsOf } from '#src/words/words.ts'

const formWords = wordsOf('sample-study/forms')

/** What follows from each prepared break, as HTML. */
export function* outcomes(
  prepared: PreparedOutcomes,
  language: Language,
): Generator<[name: string, html: string]> {
  for (const name of preparedBreaks) {
    const outcome = prepared[name][language]
    const view = (
      <LanguageProvider language={language}>
        <OutcomeView
          words={outcomeWords[language]}
          outcome={outcome}
          item={named(formWords(language).items, outcome.change.item)}
          traceTo={traceHref(language, '_').slice(0, -1)}
        />
      </LanguageProvider>
    )
    yield [`break-${name}`, renderToStaticMarkup(view)]
  }
}

export const summariesOfBreaks = (prepared: PreparedOutcomes): BreakSummary[] =>
  preparedBreaks.map((name) => {
    const { change, primary, cells } = prepared[name].en
    const { subject, form, seq, item } = change
    return {
      name,
      at: `${subject}.${form}.${seq}.${item}`,
      ratio: primary.ratio.printed[1],
      p: primary.p.printed[1],
      count: cells.length,
    }
  })

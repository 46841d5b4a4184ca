import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'

/**
 * The inside of a plot's `<figure>`. Ids begin with `{id}`, which the page replaces.
 * @throws if the plot is not in a `PlotFigure`
 */
export function insideOf(plot: ReactNode, language: Language): string {
  const html = renderToStaticMarkup(<LanguageProvider language={language}>{plot}</LanguageProvider>)
  const [, inside, id] =
    /^<figure class="plot-figure">(.*<title id="([^"]+)t">.*)<\/figure>$/s.exec(html) ?? []
  if (!inside || !id) throw new Error(`A plot has no frame. Draw it in a PlotFigure: ${html.slice(0, 80)}`)
  return inside.replaceAll(id, '{id}')
}

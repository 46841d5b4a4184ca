import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider, useLanguage } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { plots } from '#src/plots/components.ts'
import { type BuiltPlotName, plotNames } from '#src/plots/names.ts'
import { RegionsMap } from '#src/plots/regions-map.tsx'
import { wordsOf } from '#src/words/words.ts'

export const builtPlots: readonly BuiltPlotName[] = [...plotNames, 'regions']

const aboutUs = wordsOf('company/about-us')

function Regions() {
  const { regions, mapLabel } = aboutUs(useLanguage()).globalPresence
  return <RegionsMap names={regions.map(({ name }) => name)} description={mapLabel} />
}

/** The inside of a plot's `<figure>`. Ids begin with `{id}`, which the page replaces. */
export function draw(name: BuiltPlotName, language: Language): string {
  const Drawing = name === 'regions' ? Regions : plots[name]
  return insideOf(
    <LanguageProvider language={language}>
      <Drawing />
    </LanguageProvider>,
  )
}

/** @throws if the plot is not in a `PlotFigure` */
function insideOf(plot: ReactNode): string {
  const html = renderToStaticMarkup(plot)
  const [, inside, id] =
    /^<figure class="plot-figure">(.*<title id="([^"]+)t">.*)<\/figure>$/s.exec(html) ?? []
  if (!inside || !id) throw new Error(`A plot has no frame. Draw it in a PlotFigure: ${html.slice(0, 80)}`)
  return inside.replaceAll(id, '{id}')
}

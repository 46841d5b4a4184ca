import { useLanguage } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { plots } from '#src/plots/components.ts'
import { ParticipantCurves } from '#src/plots/kaplan-meier-plot.tsx'
import { type BuiltPlotName, plotNames } from '#src/plots/names.ts'
import { RegionsMap } from '#src/plots/regions-map.tsx'
import { wordsOf } from '#src/words/words.ts'
import { insideOf } from './inside.tsx'

export const builtPlots: readonly BuiltPlotName[] = [...plotNames, 'regions', 'participant-curves']

const aboutUs = wordsOf('company/about-us')

function Regions() {
  const { regions, mapLabel } = aboutUs(useLanguage()).globalPresence
  return <RegionsMap names={regions.map(({ name }) => name)} description={mapLabel} />
}

const drawings = { ...plots, regions: Regions, 'participant-curves': ParticipantCurves }

/** The inside of a plot's `<figure>`. */
export function draw(name: BuiltPlotName, language: Language): string {
  const Drawing = drawings[name]
  return insideOf(<Drawing />, language)
}

import { useId } from 'react'
import packed from '#build/plots.bin'
import { useLanguage } from '#client/ui/language.tsx'
import { partsIn, readerOf } from '#src/words/packed-parts.ts'
import type { BuiltPlotName } from './names.ts'

const read = readerOf<Record<BuiltPlotName, string>>(partsIn(packed))

/**
 * A plot as the build drew it.
 * @throws for a plot that was not built
 */
export function Plot({ name }: { name: BuiltPlotName }) {
  const id = useId()
  const html = read(name, `${useLanguage()}/`)?.replaceAll('{id}', id)
  if (html === undefined) throw new Error(`The build drew no plot "${name}". Run "npm run build".`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build
  return <figure className="plot-figure" dangerouslySetInnerHTML={{ __html: html }} />
}

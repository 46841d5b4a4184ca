import { FigureSlider } from '#client/glossary/figure-slider.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import type { TermEntry } from '#content/types.ts'
import type { Bindings } from '#src/env.ts'
import { Island } from '#src/site/layout/island.tsx'
import { keptFile, staticFile } from '#src/words/static-files.ts'

/** The static file with all drawings of the term, the first of its page first. */
export const fileOf = (slug: string, language: Language) => `/data/figures/${slug}.${language}.html`

/** The slugs of the terms that have a figure. */
export const figureSlugs = keptFile<readonly string[]>('/data/figures/slugs.json')

/** A value that a slider may have: a bounded set, so that its pages may be cached. */
export const isFigureValue = (value: string): boolean => /^-?(?:\d(?:\.\d)?|[1-9]\d0?)$/.test(value)

interface Asked {
  language: Language
  /** Of the slider. Another value gives the first drawing. */
  value: string | undefined
  env: Bindings
}

/** The drawing at the value, as the build wrote it. Undefined for a term without a figure. */
export async function figureOf(
  { slug, hasFigure }: TermEntry,
  { language, value, env }: Asked,
): Promise<string | undefined> {
  if (!hasFigure) return undefined
  const file = await staticFile(env, fileOf(slug, language))
  const [, first, ...others] = (await file?.text())?.split('\n') ?? []
  return others.find((drawn) => drawn.startsWith(`<figure data-value="${value}"`)) ?? first
}

interface TermFigureProps {
  slug: string
  /** From `figureOf`. */
  drawn: string | undefined
}

export function TermFigure({ slug, drawn }: TermFigureProps) {
  const language = useLanguage()
  if (!drawn) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build
  const figure = <div className="contents" dangerouslySetInnerHTML={{ __html: drawn }} />
  return (
    <div id="figure">
      {drawn.includes('<form') ? (
        <Island name="figure-slider" component={FigureSlider} props={{ file: fileOf(slug, language) }}>
          {figure}
        </Island>
      ) : (
        figure
      )}
    </div>
  )
}

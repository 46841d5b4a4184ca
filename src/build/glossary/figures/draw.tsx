import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider } from '#client/ui/language.tsx'
import { type FigureSlug, figureTexts, showWords } from '#content/glossary/figures/index.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { positionsOf } from './figure.ts'
import { figures } from './figures.ts'

interface FigureProps {
  slug: FigureSlug
  language: Language
  value: number
}

/** Without script, the button asks for the page with the figure at the chosen value. */
function SliderForm({ slug, language, value }: FigureProps) {
  const figure = figures[slug]
  const { slider } = figure
  if (!slider) return null
  return (
    <form
      className="figure-slider"
      method="get"
      action={`${routes['key-concepts']}/${slug}#figure`}
      data-markdown="skip"
    >
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <label htmlFor="figure-value">{figureTexts[slug][language].slider}</label>{' '}
      <output htmlFor="figure-value" aria-live="off">
        <bdi>{value}</bdi>
      </output>
      <input
        id="figure-value"
        type="range"
        name="figure"
        dir="ltr"
        min={slider.from}
        max={slider.to}
        step={slider.step}
        defaultValue={value}
        list="figure-values"
        autoComplete="off"
      />
      <datalist id="figure-values">
        {positionsOf(figure).map((position) => (
          <option key={position} value={position} />
        ))}
      </datalist>
      <button type="submit" className="btn-quiet needs-no-script">
        {showWords[language]}
      </button>
    </form>
  )
}

export function TermDrawing({ slug, language, value }: FigureProps) {
  const { draw, source } = figures[slug]
  const { facts, height, marks } = draw(value, language)
  return (
    <PlotFigure
      words={figureTexts[slug][language]}
      facts={facts}
      height={height}
      {...(source ? { source } : {})}
      control={<SliderForm slug={slug} language={language} value={value} />}
    >
      {marks}
    </PlotFigure>
  )
}

/** In one line. The file of a term has a line for each value of its slider. */
export function drawFigure(slug: FigureSlug, language: Language, value: number): string {
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <TermDrawing slug={slug} language={language} value={value} />
    </LanguageProvider>,
  )
  const [, id = ''] = /<title id="([^"]+)t">/.exec(html) ?? []
  return html
    .replaceAll(id, 'figure-')
    .replace('<figure ', `<figure data-value="${value}" `)
    .replaceAll('\n', ' ')
}

/** The drawing of the first page comes first. */
export function figureFile(slug: FigureSlug, language: Language): string {
  const figure = figures[slug]
  const first = figure.slider?.start ?? 0
  const values = [first, ...positionsOf(figure).filter((value) => value !== first)]
  const head = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${slug}</title>`
  return [head, ...values.map((value) => drawFigure(slug, language, value))].join('\n')
}

import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Text } from '#client/ui/text.tsx'
import { type FigureSlug, figureTexts } from '#content/glossary/figures/index.ts'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage, isPageName, type PageName, routes } from '#content/routes.ts'
import { allPosts } from '#src/blog/posts.ts'
import { ASSETS } from '#src/build/assets-binding.ts'
import { TermDrawing } from '#src/build/glossary/figures/draw.tsx'
import { figures } from '#src/build/glossary/figures/figures.ts'
import { plainPage } from '#src/build/markdown/plain-page.ts'
import type { Bindings } from '#src/env.ts'
import { pages } from '#src/pages.ts'
import { AntibodyTitersExcerpt } from '#src/plots/antibody-titers-plot.tsx'
import { plots } from '#src/plots/components.ts'
import { DepotStockExcerpt } from '#src/plots/depot-stock-plot.tsx'
import { DomainsExcerpt } from '#src/plots/domains-by-phase.tsx'
import { isPlotName, type PlotName } from '#src/plots/names.ts'
import { RegionsMap } from '#src/plots/regions-map.tsx'
import { styleSheets } from '#src/site/layout/styles.tsx'
import { glossaryRecords, postBody, wordsOf } from '#src/words/words.ts'
import { designPicture } from '#test/study-design/design-picture.tsx'
import { Picture, type PictureProps } from './picture.tsx'

export interface PictureFile {
  /** Below `public`. */
  path: string
  width: number
  height: number
  html: string
  /** The most colors, at most 256: there are many pictures of terms. */
  colors?: number
}

/** The plot in the picture of a page. Others get their own first figure, or the survival curves. */
const pagePlots: Readonly<Record<string, PlotName>> = {
  solutions: 'data-flow',
  'data-management': 'enrollment',
  'clinical-solutions': 'safety-bars',
  biostatistics: 'forest',
  blog: 'supply-chain',
  'scientific-articles': 'antibody-titers',
  publications: 'antibody-titers',
  'key-concepts': 'dose-response',
  'biostatistic-glossary': 'dose-response',
  leadership: 'forest',
  careers: 'concentration-time',
  qualification: 'data-flow',
  brief: 'document-timeline',
  'sample-study/case-report-form': 'data-flow',
  'sample-study/data-management': 'data-flow',
  'sample-study/datasets': 'data-flow',
  'sample-study/trace': 'data-flow',
}

/** Covers show a part of these plots: a list on a phone shows covers at a quarter of their size. */
const excerpts: Partial<Record<PlotName, ComponentType>> = {
  'supply-chain': DepotStockExcerpt,
  'domains-by-phase': DomainsExcerpt,
  'antibody-titers': AntibodyTitersExcerpt,
}

const about = wordsOf('company/about-us')

const findTerm = (slug: string, language: Language) =>
  glossaryRecords().find((term) => term.slug === slug)?.term[language] ?? slug

const cardTerm = 'confidence-interval-ci'

/** A flash card on its stack. */
function TermCard({ language }: { language: Language }) {
  return (
    <div className="picture-card">
      <h2>
        <Text>{findTerm(cardTerm, language)}</Text>
      </h2>
      <TermDrawing slug={cardTerm} language={language} value={figures[cardTerm].slider?.start ?? 0} />
    </div>
  )
}

/** Pictures that subjects draw of their pages. */
const ofSubjects: ((page: PageName, language: Language) => ReactNode)[] = [designPicture]

function PagePlot({ page, language }: { page: PageName; language: Language }): ReactNode {
  if (page === 'about-us') {
    const { regions, mapLabel } = about(language).globalPresence
    return <RegionsMap names={regions.map(({ name }) => name)} description={mapLabel} />
  }
  if (page === 'term-study') return <TermCard language={language} />
  const drawn = ofSubjects.map((draw) => draw(page, language)).find(Boolean)
  if (drawn) return drawn
  const Plot = plots[pagePlots[page] ?? 'kaplan-meier']
  return <Plot />
}

/** The first figure of the page, as it stands there. */
async function ownFigure(page: PageName, language: Language): Promise<ReactNode> {
  if (pagePlots[page] || page === 'about-us') return null
  const html = await plainPage(inLanguage(routes[page], language))
  const [figure] = /<figure class="plot-figure">.*?<\/figure>/s.exec(html) ?? []
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own markup, in a file that is never served
  return figure && <div dangerouslySetInnerHTML={{ __html: figure }} />
}

// `answer` needs no other binding to describe a page.
const env = { ASSETS } as unknown as Bindings

/** `styles` are those of `picture.css`. */
async function pagePictures(language: Language, styles: string): Promise<PictureFile[]> {
  const made = Object.keys(routes).map(async (name) => {
    if (!isPageName(name) || pages[name].isUnlisted) return []
    const answer = await pages[name].answer({ language, params: {}, query: {}, env })
    if (answer.status !== 200) return []
    const { title, description } = answer.head
    const html = renderToStaticMarkup(
      <Picture language={language} words={{ title, text: description }} styles={styles}>
        {(await ownFigure(name, language)) ?? <PagePlot page={name} language={language} />}
      </Picture>,
    )
    return [{ path: `share/${name}-${language}.png`, width: 1200, height: 630, html }]
  })
  return (await Promise.all(made)).flat()
}

/** For each post its cover and its picture for shared links. */
function postPictures(language: Language, styles: string): PictureFile[] {
  return allPosts(language).flatMap(({ slug, title, description }) => {
    const body = postBody(slug, language)
    const named = body.flatMap((block) => (block.kind === 'plot' ? [block.name] : [])).filter(isPlotName)
    const name = named.find((one) => excerpts[one]) ?? named[0] ?? 'kaplan-meier'
    const Plot = excerpts[name] ?? plots[name]
    const draw = (words?: PictureProps['words']) =>
      renderToStaticMarkup(
        <Picture language={language} words={words} styles={styles}>
          <Plot />
        </Picture>,
      )
    return [
      {
        path: `share/${slug}-${language}.png`,
        width: 1200,
        height: 630,
        html: draw({ title, text: description }),
      },
      { path: `covers/${slug}-${language}.png`, width: 1200, height: 675, html: draw() },
    ]
  })
}

const figureSlugs = Object.keys(figures) as FigureSlug[]

/** For each term with a figure: its name beside the figure. */
function termPictures(language: Language, styles: string): PictureFile[] {
  return figureSlugs.map((slug) => {
    const { start = 0 } = figures[slug].slider ?? {}
    const words = {
      title: findTerm(slug, language),
      text: figureTexts[slug][language].title,
    }
    const html = renderToStaticMarkup(
      <Picture language={language} words={words} styles={styles}>
        <TermDrawing slug={slug} language={language} value={start} />
      </Picture>,
    )
    return { path: `share/terms/${slug}-${language}.png`, width: 1200, height: 630, html, colors: 24 }
  })
}

export async function pictures(pictureStyles: string): Promise<PictureFile[]> {
  const styles = [...styleSheets({ icons: 'all' }).map(({ text }) => text), pictureStyles].join('\n')
  const ofPages = await Promise.all(languages.map((language) => pagePictures(language, styles)))
  return [
    ...ofPages.flat(),
    ...languages.flatMap((language) => postPictures(language, styles)),
    ...languages.flatMap((language) => termPictures(language, styles)),
  ]
}

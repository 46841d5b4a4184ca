import type { ServicePageName } from '#content/navigation.ts'
import type { ServiceCard, ServicePageCopy } from '#content/types.ts'
import { inBoth } from '#src/blocks/side-by-side.tsx'
import { definePage, type Page } from '#src/site/define-page.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { wordsOf } from '#src/words/words.ts'
import { ServicePage } from './service-page.tsx'
import { ServiceSheets } from './service-sheet.tsx'
import { serviceSides } from './sides.ts'
import { servicesOn } from './structured-data.ts'

interface Asked {
  /** The service of the requested sheet. */
  sheet: ServiceCard | undefined
  isBoth: boolean
}

/** `sheet=<service>` shows one service on a sheet for print. */
export function servicePage(page: ServicePageName): Page {
  const isCard = (sheet: string | undefined) => serviceCards(page, 'en').some(({ id }) => id === sheet)
  return definePage<ServicePageCopy, Asked>({
    copy: wordsOf(`company/${page}`),
    reads: { sheet: isCard },
    load: ({ language, query }) => ({
      sheet: serviceCards(page, language).find(({ id }) => id === query.sheet),
      isBoth: query.view === 'both',
    }),
    isState: ({ query }) => isCard(query.sheet),
    head: ({ copy, data: { sheet } }) => sheet ?? copy,
    both: inBoth((language, { sheet }) => (sheet ? null : serviceSides(page, language))),
    mainEntity: servicesOn(page),
    styles: 'services',
    hasIconsOfContent: true,
    Page: ({ copy, data: { sheet, isBoth } }) =>
      sheet ? (
        <ServiceSheets page={page} card={sheet.id} isBoth={isBoth} />
      ) : (
        <ServicePage page={page} copy={copy} />
      ),
  })
}

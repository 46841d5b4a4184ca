import type { ServicePageName } from '#content/navigation.ts'
import type { ServiceCard, ServicePageCopy } from '#content/types.ts'
import { serviceSides } from '#src/blocks/side-blocks.ts'
import { definePage, type Page } from '#src/site/define-page.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { wordsOf } from '#src/words/words.ts'
import { ServicePage } from './service-page.tsx'
import { ServiceSheets } from './service-sheet.tsx'

interface Asked {
  /** The service whose sheet is asked for. */
  sheet: ServiceCard | undefined
  isBoth: boolean
}

/** A page of services; with `sheet=<service>` one of them on one sheet. */
export function servicePage(page: ServicePageName): Page {
  const isCard = (sheet: string | undefined) => serviceCards(page, 'en').some(({ id }) => id === sheet)
  return definePage<ServicePageCopy, Asked>({
    copy: wordsOf(`pages/${page}`),
    reads: { sheet: isCard },
    load: ({ language, query }) => ({
      sheet: serviceCards(page, language).find(({ id }) => id === query.sheet),
      isBoth: query.view === 'both',
    }),
    isState: ({ query }) => isCard(query.sheet),
    head: ({ copy, data: { sheet } }) => sheet ?? copy,
    sides: (language, { sheet }) => (sheet ? null : serviceSides(page, language)),
    Page: ({ copy, data: { sheet, isBoth } }) =>
      sheet ? (
        <ServiceSheets page={page} card={sheet.id} isBoth={isBoth} />
      ) : (
        <ServicePage page={page} copy={copy} />
      ),
  })
}

import type { ServicePageName } from '#content/navigation.ts'
import type { ServiceCard, ServicePageCopy } from '#content/types.ts'
import { definePage, type Page } from '#src/site/define-page.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { wordsOf } from '#src/words/words.ts'
import { ServicePage } from './service-page.tsx'
import { ServiceSheet } from './service-sheet.tsx'
import { servicesOn } from './structured-data.ts'

interface Asked {
  /** The service of the requested sheet. */
  sheet: ServiceCard | undefined
}

/** `sheet=<service>` shows one service on a sheet for print. */
export function servicePage(page: ServicePageName): Page {
  const isCard = (sheet: string | undefined) => serviceCards(page, 'en').some(({ id }) => id === sheet)
  return definePage<ServicePageCopy, Asked>({
    copy: wordsOf(`company/${page}`),
    reads: { sheet: isCard },
    load: ({ language, query }) => ({
      sheet: serviceCards(page, language).find(({ id }) => id === query.sheet),
    }),
    head: ({ data: { sheet } }) => ({
      title: sheet?.title,
      description: sheet?.description,
      isState: sheet !== undefined,
      mainEntity: servicesOn(page),
    }),
    assets: { styles: 'services', icons: 'all' },
    Page: ({ copy, data: { sheet } }) =>
      sheet ? <ServiceSheet page={page} card={sheet.id} /> : <ServicePage page={page} copy={copy} />,
  })
}

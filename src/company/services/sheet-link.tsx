import { useLanguage } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import type { ServicePageName } from '#content/navigation.ts'
import { inLanguage, routes } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'

export interface SheetProps {
  page: ServicePageName
  /** Id of the service's card. */
  card: string
}

function sheetHref({ page, card }: SheetProps, language: Language): string {
  return inLanguage(`${routes[page]}?sheet=${card}`, language)
}

export function SheetLink(sheet: SheetProps) {
  return (
    <a className="onward-link" href={sheetHref(sheet, useLanguage())}>
      {useMessages()('sheet.link')}
    </a>
  )
}

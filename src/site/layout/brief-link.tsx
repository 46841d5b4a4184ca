import { useLanguage } from '#client/ui/language.tsx'
import { toolPages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'

const briefPage = toolPages.find((name: string) => name === 'brief')

/** The visitor's brief with the number of its entries. `client/brief/show-count.ts` shows it. */
export function BriefLink({ className }: { className: string }) {
  const t = useMessages()
  const language = useLanguage()
  if (!briefPage) return null
  return (
    <a className={className} href={href(briefPage, language)} data-brief-count={t('brief.count')} hidden>
      {t('brief.count')}
    </a>
  )
}

import { PageLinks } from '#src/blocks/page-links.tsx'
import { useMessages } from '#src/words/messages.ts'

/** To the pages that a buyer asks for next. */
export function BuyerLinks() {
  const t = useMessages()
  return (
    <PageLinks
      links={[
        { words: t('footer.link.work'), page: 'how-we-work' },
        { words: t('footer.link.areas'), page: 'therapeutic-areas' },
      ]}
    />
  )
}

import { AccessibilityPanel } from '#client/accessibility/accessibility-panel.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { href } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'
import { Island } from './island.tsx'

export function AccessibilityCorner() {
  const t = useMessages()
  const language = useLanguage()
  return (
    <aside aria-label={t('accessibility.title')} data-behind-menu="">
      <Island
        name="accessibility-panel"
        component={AccessibilityPanel}
        props={{
          statementHref: href('accessibility', language),
          words: {
            open: t('accessibility.open'),
            title: t('accessibility.title'),
            close: t('accessibility.close'),
            font: t('accessibility.font'),
            contrast: t('accessibility.contrast'),
            contrastNormal: t('accessibility.contrast.normal'),
            contrastHigh: t('accessibility.contrast.high'),
            contrastDark: t('accessibility.contrast.dark'),
            underline: t('accessibility.underline'),
            shortcut: t('accessibility.shortcut'),
            on: t('accessibility.on'),
            off: t('accessibility.off'),
            reset: t('accessibility.reset'),
            remember: t('accessibility.remember'),
            statement: t('accessibility.statement'),
          },
        }}
      />
    </aside>
  )
}

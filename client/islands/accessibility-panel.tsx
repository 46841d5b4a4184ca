import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import {
  applySettings,
  cycleContrastAtom,
  cycleFontAtom,
  hasStoredSettings,
  isPanelOpenAtom,
  isRememberedAtom,
  readSettings,
  resetSettingsAtom,
  settingsAtom,
  storeSettings,
  toggleUnderlineAtom,
} from '../state/accessibility.ts'
import { Text } from '../ui/text.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

export interface AccessibilityWords {
  open: string
  title: string
  close: string
  font: string
  contrast: string
  contrastNormal: string
  contrastHigh: string
  contrastDark: string
  underline: string
  on: string
  off: string
  reset: string
  remember: string
  statement: string
}

/** Takes the settings over from the pre-paint script, then writes every change back. */
function useSettings() {
  const [settings, setSettings] = useAtom(settingsAtom)
  const [isRemembered, setIsRemembered] = useAtom(isRememberedAtom)
  const isRead = useRef(false)

  useEffect(() => {
    if (!isRead.current) {
      isRead.current = true
      setSettings(readSettings(document.documentElement))
      setIsRemembered(hasStoredSettings())
      return
    }
    applySettings(document.documentElement, settings)
    storeSettings(settings, isRemembered)
  }, [settings, isRemembered, setSettings, setIsRemembered])

  return { settings, isRemembered, setIsRemembered }
}

function Control({
  label,
  value,
  onPress,
  isPressed,
}: {
  label: string
  value: string
  onPress: () => void
  isPressed?: boolean
}) {
  return (
    <button type="button" className="panel-control" onClick={onPress} aria-pressed={isPressed}>
      <span>{label}</span>
      <span className="font-700">
        <Text>{value}</Text>
      </span>
    </button>
  )
}

function Panel({
  words,
  statementHref,
  onClose,
}: {
  words: AccessibilityWords
  statementHref: string
  onClose: () => void
}) {
  const { settings, isRemembered, setIsRemembered } = useSettings()
  const cycleFont = useSetAtom(cycleFontAtom)
  const cycleContrast = useSetAtom(cycleContrastAtom)
  const toggleUnderline = useSetAtom(toggleUnderlineAtom)
  const reset = useSetAtom(resetSettingsAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const contrast = { high: words.contrastHigh, dark: words.contrastDark, normal: words.contrastNormal }

  useEffect(() => heading.current?.focus(), [])

  return (
    <section
      id="accessibility-panel"
      aria-labelledby="accessibility-panel-title"
      className="accessibility-panel"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="flex items-center justify-between mb-2">
        <h2 id="accessibility-panel-title" ref={heading} tabIndex={-1} className="text-lead">
          {words.title}
        </h2>
        <Tooltip text={words.close} side="above">
          <button type="button" className="icon-button -me-3" aria-label={words.close} onClick={onClose}>
            <span aria-hidden="true" className="i-lucide-x" />
          </button>
        </Tooltip>
      </div>
      <Control label={words.font} value={`${settings.font ?? 100}%`} onPress={cycleFont} />
      <Control
        label={words.contrast}
        value={contrast[settings.contrast ?? 'normal']}
        onPress={cycleContrast}
      />
      <Control
        label={words.underline}
        value={settings.underline ? words.on : words.off}
        onPress={toggleUnderline}
        isPressed={settings.underline}
      />
      <label className="flex items-center gap-3 min-h-11 cursor-pointer">
        <input
          type="checkbox"
          className="check-box"
          checked={isRemembered}
          onChange={(event) => setIsRemembered(event.target.checked)}
        />
        {words.remember}
      </label>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mt-2">
        <button type="button" className="btn-quiet" onClick={reset}>
          {words.reset}
        </button>
        <a className="link" href={statementHref}>
          {words.statement}
        </a>
      </div>
    </section>
  )
}

/** The display settings: a round button in the corner at the end of the line, and the panel it opens. */
export function AccessibilityPanel({
  words,
  statementHref,
}: {
  words: AccessibilityWords
  statementHref: string
}) {
  const [isOpen, setIsOpen] = useAtom(isPanelOpenAtom)
  const button = useRef<HTMLButtonElement>(null)
  const hasOpened = useRef(false)

  useEffect(() => {
    if (isOpen) hasOpened.current = true
    else if (hasOpened.current) button.current?.focus()
  }, [isOpen])

  if (isOpen) {
    return (
      <div className="accessibility-corner">
        <Panel words={words} statementHref={statementHref} onClose={() => setIsOpen(false)} />
      </div>
    )
  }
  return (
    <div className="accessibility-corner needs-script">
      <Tooltip text={words.open} side="above">
        <button
          ref={button}
          type="button"
          className="accessibility-button"
          aria-label={words.open}
          aria-expanded="false"
          onClick={() => setIsOpen(true)}
        >
          <span aria-hidden="true" className="i-lucide-accessibility text-h3" />
        </button>
      </Tooltip>
    </div>
  )
}

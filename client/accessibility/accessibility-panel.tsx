import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { ChangingText } from '#client/ui/text.tsx'
import { CloseButton, Tooltip } from '#client/ui/tooltip.tsx'
import {
  cycleContrastAtom,
  cycleFontAtom,
  displayAtom,
  isPanelOpenAtom,
  rememberAtom,
  resetSettingsAtom,
  toggleShortcutAtom,
  toggleUnderlineAtom,
} from './settings.ts'

interface AccessibilityWords {
  open: string
  title: string
  close: string
  font: string
  contrast: string
  contrastNormal: string
  contrastHigh: string
  contrastDark: string
  underline: string
  shortcut: string
  on: string
  off: string
  reset: string
  remember: string
  statement: string
}

interface Props {
  words: AccessibilityWords
  statementHref: string
}

export function AccessibilityPanel({ words, statementHref }: Props) {
  const [isOpen, setIsOpen] = useAtom(isPanelOpenAtom)
  const button = useRef<HTMLButtonElement>(null)
  const hasOpened = useRef(false)

  useEffect(() => {
    if (isOpen) hasOpened.current = true
    // `body` has the focus if it was in the closed panel.
    else if (hasOpened.current && document.activeElement === document.body) button.current?.focus()
  }, [isOpen])

  // For the same reason as in `client/page/leaving.ts`.
  useEffect(() => {
    const close = () => setIsOpen(false)
    addEventListener('pagehide', close)
    return () => removeEventListener('pagehide', close)
  }, [setIsOpen])

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
          <span aria-hidden="true" className="i-lucide-accessibility" />
        </button>
      </Tooltip>
    </div>
  )
}

interface PanelProps extends Props {
  onClose: () => void
}

function Panel({ words, statementHref, onClose }: PanelProps) {
  const { isRemembered } = useAtomValue(displayAtom)
  const remember = useSetAtom(rememberAtom)
  const reset = useSetAtom(resetSettingsAtom)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section
      id="accessibility-panel"
      aria-labelledby="accessibility-panel-title"
      className="accessibility-panel w-80 max-w-full max-h-[calc(100dvh-7rem)] overflow-y-auto p-4 rounded border border-solid border-control bg-field text-ink"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="flex items-center justify-between mb-2">
        <h2 id="accessibility-panel-title" ref={heading} tabIndex={-1} className="text-lead">
          {words.title}
        </h2>
        <CloseButton label={words.close} side="above" margins="-me-3" onClick={onClose} />
      </div>
      <Settings words={words} />
      <label className="flex items-center gap-3 min-h-11 cursor-pointer">
        <input
          type="checkbox"
          className="check-box"
          checked={isRemembered}
          onChange={(event) => remember(event.target.checked)}
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

function Settings({ words }: { words: AccessibilityWords }) {
  const { settings } = useAtomValue(displayAtom)
  const cycleFont = useSetAtom(cycleFontAtom)
  const cycleContrast = useSetAtom(cycleContrastAtom)
  const toggleUnderline = useSetAtom(toggleUnderlineAtom)
  const toggleShortcut = useSetAtom(toggleShortcutAtom)
  const contrast = { high: words.contrastHigh, dark: words.contrastDark, normal: words.contrastNormal }
  return (
    <>
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
      <Control
        label={words.shortcut}
        value={settings.shortcut ? words.off : words.on}
        onPress={toggleShortcut}
        isPressed={!settings.shortcut}
      />
    </>
  )
}

interface ControlProps {
  label: string
  value: string
  onPress: () => void
  isPressed?: boolean
}

function Control({ label, value, onPress, isPressed }: ControlProps) {
  return (
    <button
      type="button"
      className={`flex w-full items-center justify-between gap-4 min-h-11 pe-3 mb-2 rounded border border-solid border-control bg-field text-ink text-start cursor-pointer hover:bg-accent-soft active:[translate:0_1px] theme-high:hover:[box-shadow:inset_0_0_0_2px] ${isPressed ? 'border-is-4 border-is-accent ps-[9px]' : 'ps-3'}`}
      onClick={onPress}
      aria-pressed={isPressed}
    >
      <span>{label}</span>
      <span className="font-700">
        <ChangingText>{value}</ChangingText>
      </span>
    </button>
  )
}

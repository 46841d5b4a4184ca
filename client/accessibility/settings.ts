import { atom } from 'jotai'
import type { StorageKey } from '#content/storage.ts'

interface DisplaySettings {
  font: null | 115 | 130
  contrast: null | 'high' | 'dark'
  underline: boolean
  /** WCAG 2.1.4 requires a way to switch off the key `/`. */
  shortcut: null | 'off'
}

interface Display {
  settings: DisplaySettings
  isRemembered: boolean
}

const defaultSettings: DisplaySettings = { font: null, contrast: null, underline: false, shortcut: null }

const fontCycle: DisplaySettings['font'][] = [null, 115, 130]
const contrastCycle: DisplaySettings['contrast'][] = [null, 'high', 'dark']

function following<T>(cycle: T[], current: T): T {
  const [next = current] = cycle.slice((cycle.indexOf(current) + 1) % cycle.length)
  return next
}

const storageKey: StorageKey = 'display'

function readSettings({ dataset: { font, contrast, underline, shortcut } }: HTMLElement): DisplaySettings {
  return {
    font: font === '115' ? 115 : font === '130' ? 130 : null,
    contrast: contrast === 'high' || contrast === 'dark' ? contrast : null,
    underline: underline === 'true',
    shortcut: shortcut === 'off' ? 'off' : null,
  }
}

function readDisplay(): Display {
  const settings = readSettings(document.documentElement)
  try {
    const isRemembered = !sessionStorage.getItem(storageKey) && localStorage.getItem(storageKey) !== null
    return { settings, isRemembered }
  } catch {
    return { settings, isRemembered: false }
  }
}

function applySettings(root: HTMLElement, settings: DisplaySettings): void {
  const values = {
    font: settings.font?.toString(),
    contrast: settings.contrast ?? undefined,
    underline: settings.underline ? 'true' : undefined,
    shortcut: settings.shortcut ?? undefined,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }
}

/**
 * If the visitor asked for it, the device keeps the settings for all tabs. Otherwise this tab keeps
 * them, and they come before those of the device.
 */
function storeDisplay({ settings, isRemembered }: Display): void {
  const text = JSON.stringify(settings)
  try {
    if (isRemembered) localStorage.setItem(storageKey, text)
    const isDefault = Object.values(settings).every((value) => !value)
    const needsNoWord = isRemembered || (isDefault && localStorage.getItem(storageKey) === null)
    if (needsNoWord) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, text)
  } catch {
    // Storage can be forbidden or full.
  }
}

function forgetOnDevice(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {}
}

/** Follows the document root, which `pre-paint.js` also changes after Back and for other tabs. */
export const displayAtom = atom<Display>({ settings: defaultSettings, isRemembered: false })
displayAtom.onMount = (set) => {
  const read = () => set(readDisplay())
  read()
  for (const type of ['pageshow', 'storage']) addEventListener(type, read)
  return () => {
    for (const type of ['pageshow', 'storage']) removeEventListener(type, read)
  }
}

const changeAtom = atom(null, (_get, set, change: (display: Display) => Partial<Display>) => {
  const before = readDisplay()
  const after = { ...before, ...change(before) }
  applySettings(document.documentElement, after.settings)
  if (before.isRemembered && !after.isRemembered) forgetOnDevice()
  storeDisplay(after)
  set(displayAtom, after)
})

export const cycleFontAtom = atom(null, (_get, set) => {
  set(changeAtom, ({ settings }) => ({
    settings: { ...settings, font: following(fontCycle, settings.font) },
  }))
})
export const cycleContrastAtom = atom(null, (_get, set) => {
  set(changeAtom, ({ settings }) => ({
    settings: { ...settings, contrast: following(contrastCycle, settings.contrast) },
  }))
})
export const toggleUnderlineAtom = atom(null, (_get, set) => {
  set(changeAtom, ({ settings }) => ({ settings: { ...settings, underline: !settings.underline } }))
})
export const toggleShortcutAtom = atom(null, (_get, set) => {
  set(changeAtom, ({ settings }) => ({
    settings: { ...settings, shortcut: settings.shortcut ? null : 'off' },
  }))
})
export const rememberAtom = atom(null, (_get, set, isRemembered: boolean) => {
  set(changeAtom, () => ({ isRemembered }))
})
export const resetSettingsAtom = atom(null, (_get, set) => {
  // If this tab has settings, `changeAtom` would keep those of the device.
  forgetOnDevice()
  set(changeAtom, () => ({ settings: defaultSettings, isRemembered: false }))
})
export const isPanelOpenAtom = atom(false)

import { atom } from 'jotai'

export interface DisplaySettings {
  font: null | 115 | 130
  contrast: null | 'high' | 'dark'
  underline: boolean
}

export const defaultSettings: DisplaySettings = { font: null, contrast: null, underline: false }

const fontCycle: DisplaySettings['font'][] = [null, 115, 130]
const contrastCycle: DisplaySettings['contrast'][] = [null, 'high', 'dark']

function following<T>(cycle: T[], current: T): T {
  const [next = current] = cycle.slice((cycle.indexOf(current) + 1) % cycle.length)
  return next
}

export const settingsAtom = atom<DisplaySettings>(defaultSettings)
export const isRememberedAtom = atom(false)
export const isPanelOpenAtom = atom(false)

export const cycleFontAtom = atom(null, (_get, set) => {
  set(settingsAtom, (settings) => ({ ...settings, font: following(fontCycle, settings.font) }))
})
export const cycleContrastAtom = atom(null, (_get, set) => {
  set(settingsAtom, (settings) => ({ ...settings, contrast: following(contrastCycle, settings.contrast) }))
})
export const toggleUnderlineAtom = atom(null, (_get, set) => {
  set(settingsAtom, (settings) => ({ ...settings, underline: !settings.underline }))
})
export const resetSettingsAtom = atom(null, (_get, set) => {
  set(settingsAtom, defaultSettings)
  set(isRememberedAtom, false)
})

/** Reads the settings that the pre-paint script put on the document root. */
export function readSettings(root: HTMLElement): DisplaySettings {
  const { font, contrast, underline } = root.dataset
  return {
    font: font === '115' ? 115 : font === '130' ? 130 : null,
    contrast: contrast === 'high' || contrast === 'dark' ? contrast : null,
    underline: underline === 'true',
  }
}

/** Writes the settings where the stylesheet reads them: data attributes, absent when a setting is off. */
export function applySettings(root: HTMLElement, settings: DisplaySettings): void {
  const values = {
    font: settings.font?.toString(),
    contrast: settings.contrast ?? undefined,
    underline: settings.underline ? 'true' : undefined,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }
}

const storageKey = 'display'

/** Keeps the settings for the next page of this tab and, if the visitor asked, for this device. */
export function storeSettings(settings: DisplaySettings, isRemembered: boolean): void {
  const isDefault = Object.values(settings).every((value) => !value)
  try {
    for (const [storage, isKept] of [
      [sessionStorage, !isDefault],
      [localStorage, !isDefault && isRemembered],
    ] as const) {
      if (isKept) storage.setItem(storageKey, JSON.stringify(settings))
      else storage.removeItem(storageKey)
    }
  } catch {
    // Storage can be forbidden: the settings then last as long as the page.
  }
}

/** Whether this device remembers settings from an earlier visit. */
export function hasStoredSettings(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

import { keep } from '#client/ui/tab-storage.ts'
import type { StorageKey } from '#content/storage.ts'
import { draftKeys } from './draft.ts'

/** Global Privacy Control or Do Not Track. */
export function isTrackingRefused(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}

/** Also what was typed before it was refused. */
export function forgetTyped(): void {
  const typedKeys: StorageKey[] = ['brief', ...draftKeys]
  for (const key of typedKeys) keep(key, null)
}

import type { StorageKey } from '#content/storage.ts'

/** Kept in this tab. Null without an entry, or if storage is forbidden. */
export function readKept(key: StorageKey): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return kept
  } catch {
    return null
  }
}

/** Null removes the entry. @returns false if storage is forbidden or full */
export function keep(key: StorageKey, value: unknown): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

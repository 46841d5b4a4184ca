import { useLanguage } from '#client/ui/language.tsx'
import { locales } from '#content/locales.ts'
import type { Anchor } from './label.tsx'

/**
 * Places of a key, mirrored in Hebrew. `from` takes units from the start of the area, and the width
 * of the mark there.
 */
export function useReading({ left, right }: { left: number; right: number }): {
  from: (units: number, width?: number) => number
  side: Anchor
} {
  return locales[useLanguage()].dir === 'rtl'
    ? { from: (units, width = 0) => right - units - width, side: 'end' }
    : { from: (units) => left + units, side: 'start' }
}

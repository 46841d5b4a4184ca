import { useLanguage } from '#client/ui/language.tsx'
import { locales } from '#content/locales.ts'
import type { Anchor } from './label.tsx'

/**
 * Places of a key in the order of reading: from the right it starts at the right of its area, and
 * each mark stands right of its word. `from` takes units from the start of the area, and the width
 * of what is drawn there.
 */
export function useReading({ left, right }: { left: number; right: number }): {
  from: (units: number, width?: number) => number
  side: Anchor
} {
  return locales[useLanguage()].dir === 'rtl'
    ? { from: (units, width = 0) => right - units - width, side: 'end' }
    : { from: (units) => left + units, side: 'start' }
}

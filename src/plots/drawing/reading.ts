import { useLanguage } from '#client/ui/language.tsx'
import type { Anchor } from './label.tsx'

/**
 * Places of a key in the order of reading: in Hebrew it starts at the right of its area, and each mark stands right of
 * its word. `from` takes units from the start of the area, and the width of what is drawn there.
 */
export function useReading({ left, right }: { left: number; right: number }): {
  from: (units: number, width?: number) => number
  side: Anchor
} {
  return useLanguage() === 'he'
    ? { from: (units, width = 0) => right - units - width, side: 'end' }
    : { from: (units) => left + units, side: 'start' }
}

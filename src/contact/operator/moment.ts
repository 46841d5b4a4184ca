const shape = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/

/**
 * An ISO date (its midnight) or date-time, in UTC unless it names an offset.
 * @returns ms since 1970; null if it cannot be read, or is later than `now`
 */
export function pastMoment(text: string, now = Date.now()): number | null {
  const [, day, time = '00:00', zone = 'Z'] = shape.exec(text) ?? []
  // `Date.parse` reads the 31st of February as a day of March.
  if (!day || !Number.isFinite(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)
    return null
  const found = Date.parse(`${day}T${time}${zone}`)
  return found <= now ? found : null
}

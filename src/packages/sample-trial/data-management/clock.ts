import { isoDay } from '../days.ts'

const zones: Readonly<Record<string, string>> = {
  ISR: 'Asia/Jerusalem',
  ESP: 'Europe/Madrid',
  POL: 'Europe/Warsaw',
  DEU: 'Europe/Berlin',
}

const formats = new Map(
  Object.entries(zones).map(([country, timeZone]) => [
    country,
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
  ]),
)

const offsets = new Map<string, string>()

/** At noon: clocks change at night. E.g. `+03:00`. */
function offsetOn(country: string, day: number): string {
  const key = `${country}${day}`
  const parts = () => formats.get(country)?.formatToParts(day * 864e5 + 432e5) ?? []
  const found =
    offsets.get(key) ??
    parts()
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', '') ??
    ''
  offsets.set(key, found)
  return found
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * A day and a minute of it as clocks of the country show it, e.g. `2022-05-03T09:41+03:00`.
 * @param minute from 0 to 1439
 */
export const stamp = (country: string, day: number, minute: number): string =>
  `${isoDay(day)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}${offsetOn(country, day)}`

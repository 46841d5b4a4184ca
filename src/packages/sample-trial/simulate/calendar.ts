import { isoDay } from '../days.ts'

const dayLength = 864e5

const weekday = (day: number): number => new Date(day * dayLength).getUTCDay()

const hebrewDate = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Days of Hebrew months on which no clinic in Israel is open, with their eves. */
const jewish: Readonly<Record<string, readonly [first: number, last: number][]>> = {
  Tishri: [
    [1, 2],
    [9, 10],
    [14, 22],
  ],
  Elul: [[29, 29]],
  Nisan: [[14, 21]],
  Iyar: [[5, 5]],
  Sivan: [[5, 6]],
}

function isJewishHoliday(day: number): boolean {
  const parts = hebrewDate.formatToParts(day * dayLength)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return (jewish[of('month')] ?? []).some(([first, last]) => +of('day') >= first && +of('day') <= last)
}

/** Days from 1 January 1970 to Easter Sunday. Source: Meeus J. Astronomical Algorithms, 1991, ch. 8. */
export function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = Math.floor((a + 11 * d + 22 * e) / 451)
  const month = Math.floor((d + e - 7 * f + 114) / 31)
  const date = ((d + e - 7 * f + 114) % 31) + 1
  return Date.UTC(year, month - 1, date) / dayLength
}

/** As month and day, and as days after Easter Sunday. */
const christian: Readonly<Record<string, { fixed: string; moving: readonly number[] }>> = {
  ESP: { fixed: '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-24 12-25', moving: [-3, -2] },
  POL: { fixed: '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26', moving: [1, 60] },
  DEU: { fixed: '01-01 05-01 10-03 12-24 12-25 12-26 12-31', moving: [-2, 1, 39, 50] },
}

const known = new Map<string, boolean>()

function findsOpen(country: string, day: number): boolean {
  if (country === 'ISR') return weekday(day) < 5 && !isJewishHoliday(day)
  const { fixed = '', moving = [] } = christian[country] ?? {}
  const iso = isoDay(day)
  const isHoliday = fixed.includes(iso.slice(5)) || moving.includes(day - easter(+iso.slice(0, 4)))
  return weekday(day) > 0 && weekday(day) < 6 && !isHoliday
}

/** Israel works from Sunday to Thursday, the other countries from Monday to Friday. */
export function isWorkingDay(country: string, day: number): boolean {
  const key = `${country}${day}`
  const isOpen = known.get(key) ?? findsOpen(country, day)
  known.set(key, isOpen)
  return isOpen
}

/** No run of holidays is longer. */
const longest = 15

/** The working day itself, or the first after it. */
export function workingDayFrom(country: string, day: number): number {
  for (let late = 0; late < longest; late++) if (isWorkingDay(country, day + late)) return day + late
  throw new Error(`${country} has no working day from ${isoDay(day)} on. Correct the holidays.`)
}

/** The working day that is nearest. Of two, the later. */
export function workingDayNear(country: string, day: number): number {
  for (let far = 0; far < longest; far++)
    for (const near of [day + far, day - far]) if (isWorkingDay(country, near)) return near
  throw new Error(`${country} has no working day near ${isoDay(day)}. Correct the holidays.`)
}

export const workingDaysBetween = (country: string, first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter((day) =>
    isWorkingDay(country, day),
  )

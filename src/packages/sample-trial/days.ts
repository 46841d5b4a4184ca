const dayLength = 24 * 60 * 60 * 1000

/** Days from 1 January 1970 to an ISO 8601 day. NaN for other texts; a month or a year counts as its first day. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength)

/** The ISO 8601 day, so many days after 1 January 1970. @throws RangeError for NaN */
export const isoDay = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10)

/** Whether an ISO 8601 date has a day. */
export const isComplete = (date: string): boolean => date.length === 10

/** The reference is day 1, the day before it is day -1 (SDTMIG 3.4, 4.4.4). */
export function studyDay(day: string, reference: string): number {
  const difference = dayNumber(day) - dayNumber(reference)
  return difference >= 0 ? difference + 1 : difference
}

/** False if one of the dates is not complete. */
export const isAfter = (one: string, other: string): boolean =>
  isComplete(one) && isComplete(other) && one > other

import { expect, it } from 'vitest'
import { dayInWords } from './dates.ts'

it.each(['en-US', 'he-IL'])('every day of a leap year in words, as %s says it', (tag) => {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + day))
    const words = dayInWords(date.toISOString().slice(0, 10), tag === 'en-US' ? 'en' : 'he')
    expect(words).toBe(format.format(date))
  }
})

/** Names as in the R packages cards and broom, with what they mean. */
export const statisticNames = {
  n: 'Number with the property',
  N: 'Number in the group',
  pct: 'Percentage',
  mean: 'Mean',
  sd: 'Standard deviation',
  median: 'Median',
  min: 'Lowest value',
  max: 'Highest value',
  estimate: 'Estimate',
  'conf.low': 'Lower confidence limit',
  'conf.high': 'Upper confidence limit',
  'p.value': 'p value',
  'n.risk': 'Number at risk',
  'n.event': 'Number of events',
  value: 'Value',
} as const

export type StatisticName = keyof typeof statisticNames

/** A number of a cell, for the outputs as data. */
export interface Statistic {
  name: StatisticName
  /** Not rounded, in the unit of the text. */
  value: number | string
  /** As the output shows it. */
  text: string
}

/** @param places decimal places of the text */
export const rounded = (name: StatisticName, value: number, places: number): Statistic => ({
  name,
  value,
  text: value.toFixed(places),
})

export const asText = (name: StatisticName, value: string): Statistic => ({ name, value, text: value })

/** A count. */
export const whole = (name: StatisticName, value: number): Statistic => rounded(name, value, 0)

export const percentage = (part: number, whole: number): Statistic => rounded('pct', (100 * part) / whole, 1)

export const joined = (parts: readonly Statistic[], between: string): string =>
  parts.map(({ text }) => text).join(between)

/** The numbers of a cell and how they are written together. */
interface Written {
  parts: readonly Statistic[]
  text: string
}

/** E.g. `27 (33.8%)`. */
export function countAndPercent(part: number, group: number): Written {
  const parts = [whole('n', part), percentage(part, group)] as const
  return { parts, text: `${parts[0].text} (${parts[1].text}%)` }
}

/** E.g. `0.55 (0.36–0.83)`. @param write each of the three numbers, e.g. "NR" if it is not finite */
export function estimateAndInterval(
  { value, lower, upper }: { value: number; lower: number; upper: number },
  write: (value: number) => string,
): Written {
  const parts = [
    { name: 'estimate', value, text: write(value) },
    { name: 'conf.low', value: lower, text: write(lower) },
    { name: 'conf.high', value: upper, text: write(upper) },
  ] as const
  return { parts, text: `${parts[0].text} (${parts[1].text}–${parts[2].text})` }
}

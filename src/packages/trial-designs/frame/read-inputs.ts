import { counts, type Fault, type Fields, type Texts, written } from './fields.ts'
import { exact, type Read } from './read-number.ts'

function isComplete<V>(inputs: Partial<V>, fields: Fields<V>): inputs is V {
  for (const name in fields) if (!(name in inputs)) return false
  return true
}

/** A field below 1 % without a sign: `0.5` may be half a per cent, or a half. */
interface Doubt {
  field: string
  asks: 'alone' | 'together'
  percent: number
}

/** Of 0.65 and 50, the first is rather 65 %; of 0.5 and 2 it is rather half a per cent. */
function isNearerAsShare(percent: number, other: number): boolean {
  return Math.abs(Math.log((100 * percent) / other)) < Math.abs(Math.log(percent / other))
}

function doubtsOf<V>(fields: Fields<V>, texts: Texts): Doubt[] {
  const doubts: Doubt[] = []
  const others: number[] = []
  for (const field in fields) {
    const { asks, read } = fields[field]
    const text = texts[field] ?? ''
    const found: Read<unknown> = asks && counts(fields[field], texts) ? read(text) : { code: '' }
    if (!asks || !('value' in found)) continue
    const percent = exact(Number(found.value) * 100)
    if (percent > 0 && percent < 1 && !/[%\u066a\uff05]/.test(text)) doubts.push({ field, asks, percent })
    else if (asks === 'together') others.push(percent)
  }
  const isSingle = doubts.filter(({ asks }) => asks === 'together').length === 1
  return doubts.filter(
    ({ asks, percent }) =>
      asks === 'alone' || !isSingle || others.some((other) => isNearerAsShare(percent, other)),
  )
}

/** Below 1 without the sign, it would be asked about again. */
const typedPercent = (percent: number) => `${written(percent)}${percent < 1 ? '%' : ''}`

function questionsOf<V>(fields: Fields<V>, texts: Texts): Fault[] {
  const doubts = doubtsOf(fields, texts)
  const offerOf = (textOf: (percent: number) => string) =>
    Object.fromEntries(doubts.map(({ field, percent }) => [field, textOf(percent)]))
  const offers = [offerOf((percent) => typedPercent(percent * 100)), offerOf((percent) => `${percent}%`)]
  return doubts.map(({ field, percent }, index) => ({
    field,
    code: 'askShare',
    facts: { percent: String(percent), share: written(percent * 100), typed: typedPercent(percent * 100) },
    ...(index === 0 ? { offers } : {}),
  }))
}

/** By field, the text that stands for what was typed, where that is not obvious. */
export type Readings = Readonly<Record<string, string>>

export function faultOf(field: string, { offers, ...unread }: Extract<Read<never>, { code: string }>): Fault {
  return { field, ...unread, ...(offers ? { offers: offers.map((text) => ({ [field]: text })) } : {}) }
}

export function readInputs<V>(
  fields: Fields<V>,
  texts: Texts,
): { inputs: V; readings: Readings } | { faults: Fault[] } {
  const inputs: Partial<V> = {}
  const readings: Record<string, string> = {}
  const faults: Fault[] = []
  for (const name in fields) {
    const { unread } = fields[name]
    const isUnread = unread !== undefined && !counts(fields[name], texts)
    const read: Read<V[typeof name]> = isUnread ? { value: unread } : fields[name].read(texts[name] ?? '')
    if ('value' in read) {
      inputs[name] = read.value
      if (read.as !== undefined) readings[name] = read.as
    } else faults.push(faultOf(name, read))
  }
  if (faults.length === 0) faults.push(...questionsOf(fields, texts))
  return faults.length === 0 && isComplete(inputs, fields) ? { inputs, readings } : { faults }
}

import type { RecordedMail } from '#test/support/mailchannels-account.ts'
import type { SendPayload } from '#test/support/mailchannels-payload.ts'
import type { Sent } from './visitor.ts'

/** A row of the table; `missing`, `duplicates` and `problems` must be empty. */
export interface Verdict {
  scenario: string
  accepted: number
  refused: number
  delivered: number
  missing: number
  /** Second mails after the answer to the first mail was lost. */
  excusedDuplicates: number
  duplicates: number
  /** In ms. */
  slowestAnswer: number
  /** 95th percentile from the answer to the mail, in ms. */
  handover95: number
  problems: string[]
}

/** In ms; a short run shares the machine with other tests. */
const longestAnswer = process.argv.includes('--short') ? 5000 : 2000

/** A SIGKILL. `recorded` are the references stored as sent when the process was gone. */
export interface Kill {
  at: number
  endedAt: number
  recorded: Set<string>
}

/** In ms. An answer this short before a kill may not have been stored. */
const lostByKill = 1000

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** The visitor's text follows the empty line after the fields. */
function textOf(payload: SendPayload): string {
  return payload.content[0]?.value.split('\n\n')[1]?.trim() ?? ''
}

/**
 * Whether a second mail was necessary: the answer to the first never came, or a kill came before it
 * was stored. A reference that was stored as sent needs no second mail.
 */
function wasLost(first: RecordedMail, second: RecordedMail, reference: string, kills: Kill[]): boolean {
  const { at, answeredAt } = first
  const between = kills.filter((kill) => at <= kill.endedAt && kill.at <= second.at)
  if (between.some(({ recorded }) => recorded.has(reference))) return false
  return answeredAt === null || between.some((kill) => kill.at - answeredAt < lostByKill)
}

export function judge(scenario: string, sent: Sent[], mails: RecordedMail[], kills: Kill[] = []): Verdict {
  const problems: string[] = []
  const copiesOf = Map.groupBy(mails, ({ payload }) => textOf(payload))
  const accepted = sent.filter(({ status }) => status === 200)
  const verdict = { missing: 0, delivered: 0, duplicates: 0, excusedDuplicates: 0 }
  const handovers: number[] = []
  for (const message of accepted) {
    const copies = copiesOf.get(message.text) ?? []
    if (copies.length === 0) verdict.missing += 1
    else verdict.delivered += 1
    for (const [index, second] of copies.slice(1).entries()) {
      const first = copies[index]
      const isExcused = first && wasLost(first, second, message.reference ?? '', kills)
      verdict[isExcused ? 'excusedDuplicates' : 'duplicates'] += 1
    }
    for (const { payload } of copies) {
      if (!payload.subject.includes(message.reference ?? '?'))
        problems.push(`${message.reference}: another subject`)
    }
    const first = copies[0]
    if (first) handovers.push(Math.max(0, first.at - message.answeredAt))
  }
  const slowestAnswer = Math.round(Math.max(0, ...sent.map(({ duration }) => duration)))
  if (verdict.missing > 0) problems.push(`${verdict.missing} missing`)
  if (verdict.duplicates > 0) problems.push(`${verdict.duplicates} duplicates without excuse`)
  if (slowestAnswer > longestAnswer) problems.push(`a visitor waited ${slowestAnswer} ms`)
  const handover95 = percentile(handovers, 0.95)
  const refused = sent.length - accepted.length
  return { scenario, accepted: accepted.length, refused, ...verdict, slowestAnswer, handover95, problems }
}

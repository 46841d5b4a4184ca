import { noted, type Read, type Row } from '../derive.ts'
import type { LiverDrawing, LiverPoint } from '../drawing.ts'
import { type Cell, cell, type Data, type Found, type Line, type Named, type Output } from './cell.ts'
import { bySubject, resultsOf, type Tests } from './laboratory.ts'
import {
  armsWith,
  type LiverArm,
  liverLimits,
  type Peaks,
  peaksIn,
  peaksOf,
  type RangeName,
  rangeNames,
  rangeOf,
} from './liver-peaks.ts'
import { countAndPercent, whole } from './statistic.ts'

const rowsOf = (some: readonly Peaks[]): Row[] => some.flatMap(({ alt, bilirubin }) => [alt, bilirubin])

/** The rows that count are the peaks, two for each participant. */
function withPeaks(read: Read, alt: Data, bilirubin: Data): Found {
  const found = peaksIn(read, alt, bilirubin)
  return { parts: [whole('n', found.length)], rows: rowsOf(found) }
}

interface Range extends Named {
  name: RangeName
}

const [x, y] = [`ALT >= ${liverLimits.alt} x ULN`, `bilirubin > ${liverLimits.bilirubin} x ULN`]

const ranges: readonly Range[] = [
  { name: 'hyLaw', text: `${x}, ${y}` },
  { name: 'temple', text: `${x}, not ${y}` },
  { name: 'cholestasis', text: `not ${x}, ${y}` },
  { name: 'belowBoth', text: `neither ${x} nor ${y}` },
]

function inRange(read: Read, alt: Data, bilirubin: Data, { name }: Range): Found {
  const all = peaksIn(read, alt, bilirubin)
  const found = all.filter((peaks) => rangeOf(read, peaks) === name)
  return { ...countAndPercent(found.length, all.length), rows: rowsOf(found), group: rowsOf(all) }
}

function pointsOf({ name, alt, bilirubin }: LiverArm): LiverPoint[] {
  const { result } = noted((read) =>
    peaksIn(read, alt, bilirubin).map(
      (peaks): LiverPoint => ({
        subject: peaks.alt.subject,
        arm: name === 'treatment' ? 'treatment' : 'control',
        alt: read.number(peaks.alt, 'R2ANRHI'),
        bilirubin: read.number(peaks.bilirubin, 'R2ANRHI'),
        seq: peaks.alt.seq,
      }),
    ),
  )
  return result
}

/** F 14.3.4.1: peaks of ALT and bilirubin, and how many are in each quadrant. */
export function liverFigure(tests: Tests): Output {
  const arms = armsWith(tests)
  const drawing: LiverDrawing = { kind: 'liver', limits: liverLimits, points: arms.flatMap(pointsOf) }
  const line = (label: string, make: (id: string, arm: LiverArm) => Cell, level = 0): Line => ({
    label,
    level,
    cells: arms.map((arm) => make(`${label}-${arm.name}`, arm)),
  })
  return {
    id: 'f-14-3-4-1',
    file: 'liver.ts',
    columns: ['treatment', 'control'],
    lines: [
      line('withPeaks', (id, { alt, bilirubin }) => cell(id, 'withPeaks', withPeaks, alt, bilirubin)),
      ...ranges.map((range) =>
        line(range.name, (id, { alt, bilirubin }) => cell(id, 'inRange', inRange, alt, bilirubin, range), 1),
      ),
    ],
    drawing,
  }
}

/** A participant of the listing, with the results of each test. */
interface Candidate extends Named {
  alt: readonly Row[]
  bilirubin: readonly Row[]
  phosphatase: readonly Row[]
}

const rangeWords: Readonly<Record<RangeName, string>> = {
  hyLaw: 'ALT AND BILIRUBIN',
  temple: 'ALT ONLY',
  cholestasis: 'BILIRUBIN ONLY',
  belowBoth: 'NEITHER',
}

/** @throws for who has not both peaks: the listing leaves them out */
function peaksOfOne(read: Read, { text, alt, bilirubin }: Candidate): Peaks {
  const peaks = peaksOf(read, alt, bilirubin)
  if (!peaks) throw new Error(`${text} has no peaks.`)
  return peaks
}

function rangeListed(read: Read, candidate: Candidate): Found {
  const peaks = peaksOfOne(read, candidate)
  return { parts: [rangeWords[rangeOf(read, peaks)]], rows: [peaks.alt, peaks.bilirubin] }
}

interface PeakValue extends Named {
  test: keyof Peaks
}

function peakListed(read: Read, candidate: Candidate, { test, text: variable }: PeakValue): Found {
  const row = peaksOfOne(read, candidate)[test]
  return { parts: [read.text(row, variable)], rows: [row] }
}

/** Alkaline phosphatase of the day on which ALT was highest. */
function phosphatase(read: Read, candidate: Candidate): Found {
  const { alt } = peaksOfOne(read, candidate)
  const day = read.text(alt, 'ADT')
  const results = resultsOf(read, candidate.phosphatase)
  const row = results.find((one) => read.text(one, 'ADT') === day)
  return { parts: [read.text(row, 'R2ANRHI') || '–'], rows: row ? [row] : [alt] }
}

/** Everyone with results of ALT. */
function candidatesIn(arms: readonly LiverArm[], phosphatases: ReadonlyMap<string, Row[]>): Candidate[] {
  return arms.flatMap(({ alt, bilirubin }) => {
    const bilirubins = bySubject(bilirubin)
    return [...bySubject(alt)].map(([text, rows]) => ({
      text,
      alt: rows,
      bilirubin: bilirubins.get(text) ?? [],
      phosphatase: phosphatases.get(text) ?? [],
    }))
  })
}

/** L 14.3.4.2: who is outside the quadrant of low peaks. */
export function liverListing(tests: Tests): Output {
  const arms = armsWith(tests)
  const phosphatases = tests.get('ALP')
  const { result: shown, notes } = noted((read) =>
    candidatesIn(arms, phosphatases ? bySubject(phosphatases) : new Map())
      .flatMap((candidate) => {
        const peaks = peaksOf(read, candidate.alt, candidate.bilirubin)
        return peaks ? [{ candidate, place: rangeNames.indexOf(rangeOf(read, peaks)) }] : []
      })
      .filter(({ place }) => place < rangeNames.indexOf('belowBoth'))
      .sort((one, other) => one.place - other.place || (one.candidate.text < other.candidate.text ? -1 : 1)),
  )
  return {
    id: 'l-14-3-4-2',
    file: 'liver.ts',
    columns: [
      'TRTA',
      'liverRange',
      'peakAlt',
      'peakAltDT',
      'peakBilirubin',
      'peakBilirubinDT',
      'phosphatase',
    ],
    linesFrom: [notes, ...arms.flatMap(({ alt, bilirubin }) => [...alt.notes, ...bilirubin.notes])],
    lines: shown.map(({ candidate }) => {
      const { text: subject } = candidate
      const peak = (id: string, test: keyof Peaks, text: string) =>
        cell(`${subject}-${id}`, 'peakListed', peakListed, candidate, { test, text })
      return {
        label: subject,
        isTerm: true,
        cells: [
          peak('trta', 'alt', 'TRTA'),
          cell(`${subject}-range`, 'rangeListed', rangeListed, candidate),
          peak('alt', 'alt', 'R2ANRHI'),
          peak('altdt', 'alt', 'ADT'),
          peak('bili', 'bilirubin', 'R2ANRHI'),
          peak('bilidt', 'bilirubin', 'ADT'),
          cell(`${subject}-alp`, 'phosphatase', phosphatase, candidate),
        ],
      }
    }),
  }
}

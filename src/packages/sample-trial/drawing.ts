/** What a figure draws. The cells of its output read the same values, so the trace leads to them. */
export type Drawing = SurvivalDrawing | LiverDrawing

export interface CurveFacts {
  /** Time in months, estimate, and limits. */
  steps: readonly (readonly [time: number, survival: number, lower: number, upper: number])[]
  /** Times of the censorings. */
  censored: readonly number[]
}

export interface SurvivalDrawing {
  kind: 'survival'
  /** Where the numbers at risk stand. */
  months: readonly number[]
  /** The end of the axis. */
  last: number
  treatment: CurveFacts
  control: CurveFacts
}

export interface LiverPoint {
  subject: string
  arm: 'treatment' | 'control'
  /** Peaks in multiples of the upper limit of normal. */
  alt: number
  bilirubin: number
  /** The row of the peak of ALT in ADLB. */
  seq: number
}

export interface LiverDrawing {
  kind: 'liver'
  limits: Pick<LiverPoint, 'alt' | 'bilirubin'>
  points: readonly LiverPoint[]
}

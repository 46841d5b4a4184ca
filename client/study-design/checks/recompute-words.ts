/** Sentences have places for numbers, as in `content/study-design/benchmarks/`. */
export interface MarkWords {
  same: string
  agrees: string
  differs: string
  tally: string
  tallyDiffering: string
}

export interface RecomputeWords {
  run: string
  stop: string
  progress: string
  loading: string
  counted: string
  agree: string
  differ: string
  allSame: string
  someSame: string
  differing: string
  stopped: string
  failed: string
  marks: MarkWords
}

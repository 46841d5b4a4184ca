/** The design in `src/packages/trial-designs/designs` sets the keys, but for the symbols. */
export interface DesignWords {
  title: string
  description: string
  heading: string
  /** For the index of designs. */
  question: string
  lead: string
  /** Shared fields may be left out: `frame/` has their words. */
  fields: Record<string, { label: string; hint?: string }>
  options: Record<string, Record<string, string>>
  quantities: Record<string, string>
  /** Sentences of the methods paragraph, with placeholders `{name}`. */
  methods: Record<string, string>
  /** Words for placeholders that differ between languages. */
  parts: Record<string, string>
  /** Sentences beside the number, with placeholders. */
  notes: Record<string, string>
  /** Error messages of this design only. */
  faults: Record<string, string>
  /** What the symbols of the formulas mean, by a symbol or by several with commas; `frame/` has more. */
  symbols: Record<string, string>
  assumptions: string[]
  /** One line. */
  notCovered: string
}

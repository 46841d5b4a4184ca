/**
 * The words of one design. Keys of fields, options and quantities are those of the design's file.
 */
export interface DesignWords {
  /** Title and description of its page. */
  title: string
  description: string
  heading: string
  /** The question that it answers, as the index asks it. */
  question: string
  lead: string
  /**
   * Labels, and a hint where the label does not say all; those of fields that designs share may be
   * left out.
   */
  fields: Record<string, { label: string; hint?: string }>
  options: Record<string, Record<string, string>>
  quantities: Record<string, string>
  /** Sentences of the methods paragraph, with places `{name}`. */
  methods: Record<string, string>
  /** Words for places that differ between languages. */
  parts: Record<string, string>
  /** Sentences for what only this design refuses. */
  faults: Record<string, string>
  /** What the number rests on, a sentence each. */
  assumptions: string[]
  /** What the method does not cover, in one line. */
  notCovered: string
}

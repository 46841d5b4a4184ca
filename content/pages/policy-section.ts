/** One section of a policy page or of the accessibility statement: the list, if any, follows the paragraphs. */
export interface PolicySection {
  /** The anchor: kebab-case English, the same in both languages. */
  id: string
  heading: string
  paragraphs: string[]
  items?: string[]
}

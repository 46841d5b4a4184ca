/**
 * One section of a policy page or of the accessibility statement: the list, if any, follows the paragraphs.
 * Both may hold links, `[words](page)`: see `src/sections/linked-text.tsx`.
 */
export interface PolicySection {
  /** The anchor: kebab-case English, the same in both languages. */
  id: string
  heading: string
  paragraphs: string[]
  items?: string[]
}

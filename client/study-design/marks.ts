/**
 * Parts of a page of `src/study-design` that the script finds, and what they tell it: as `data-…` in the
 * HTML. Style sheets and tests name some of them too.
 */
export type Mark =
  // The form.
  | 'example'
  | 'found'
  | 'line'
  | 'notes'
  | 'row'
  | 'unless'
  | 'with'
  // The answer.
  | 'copy'
  | 'headline'
  | 'here'
  | 'setting'
  | 'sign'
  | 'use'
  // The simulation.
  | 'built'
  | 'courses'
  | 'results'
  | 'rows'
  | 'set'
  // The boundaries, and the axis of their looks.
  | 'bounds'
  | 'draw'
  | 'from'
  | 'gap'
  | 'look'
  | 'looks'
  | 'paths'
  | 'state'
  | 'to'
  // The benchmark values.
  | 'tally'
  | 'values'

const attributeOf = (name: Mark) => `data-${name}`

/** Props of an element. A mark without a value is `''`. */
export const mark = (marks: Readonly<Partial<Record<Mark, string | number>>>) =>
  Object.fromEntries(Object.entries(marks).map(([name, value]) => [`data-${name}`, value]))

/** A selector. */
export const marked = (name: Mark, value?: string) =>
  value === undefined ? `[${attributeOf(name)}]` : `[${attributeOf(name)}="${value}"]`

export const markOf = (element: Element | null | undefined, name: Mark) =>
  element?.getAttribute(attributeOf(name)) ?? undefined

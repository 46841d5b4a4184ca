/**
 * Stands for `Buffer.byteLength` in React's renderer: the length of a fragment in UTF-16 units. React adds the lengths up
 * to tell whether a finished Suspense boundary is small enough to be sent in its place; units tell that as well.
 */
export function fragmentLength(fragment: string): number {
  return fragment.length
}

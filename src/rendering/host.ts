/** What React's renderer asks of the machine that it runs on, in the place of which `build.ts` puts this: see README.md. */

/** Of Node.js' `util`, `crypto` and `stream` it needs no more. */
export const { TextEncoder } = globalThis

/**
 * Stands for `Buffer.byteLength`: the length of a fragment in UTF-16 units. React adds the lengths up to tell whether a
 * finished Suspense boundary is small enough to be sent in its place; units tell that as well.
 */
export function fragmentLength(fragment: string): number {
  return fragment.length
}

type Work = () => void

let isAtOnce = false

/** Does at once what React would put off while it runs: a render that waits for nothing is done when this returns. */
export function atOnce<Result>(render: () => Result): Result {
  const before = isAtOnce
  isAtOnce = true
  try {
    return render()
  } finally {
    isAtOnce = before
  }
}

/** Stands for `queueMicrotask` (by its full name here, since the short one means this), in which React starts a render. */
export function soon(work: Work): void {
  if (isAtOnce) work()
  else globalThis.queueMicrotask(work)
}

/** Stands for `setTimeout`, in which React ends the first round of a render. */
export function later(work: Work, ms: number): void {
  if (isAtOnce) work()
  else globalThis.setTimeout(work, ms)
}

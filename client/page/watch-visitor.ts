/** @returns a function that tells whether the visitor has scrolled, pressed or typed since */
export function watchVisitor(): () => boolean {
  let hasMoved = false
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(type, () => (hasMoved = true), { passive: true, once: true })
  return () => hasMoved
}

import { addressedElement } from '#client/ui/addressed-element.ts'

/**
 * Browsers open a `details` when the hash points to an element inside it, but not when the hash
 * points to the `details` itself:
 * https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm
 */
export function openTargetedDetails(): void {
  const open = () => {
    const target = addressedElement()
    if (target instanceof HTMLDetailsElement) target.open = true
  }
  open()
  addEventListener('hashchange', open)
}

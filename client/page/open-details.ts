import { addressedElement } from '#client/ui/addressed-element.ts'

/**
 * Browsers open a closed `details` when an address points to something inside it, but not when it
 * points to the element itself:
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

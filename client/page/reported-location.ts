import { addressedElement } from '#client/ui/addressed-element.ts'

/**
 * The address for reports. Where the visitor can type into it, the document names the parameters
 * that stay; of fragments, the ids of the page stay. The Worker's `redact.ts` looks at it again.
 */
export function reportedLocation(): string {
  const kept = document.documentElement.dataset.reported?.split(' ')
  if (!kept) return location.href
  // A mail program may have encoded the question mark.
  return location.href.replace(/([?&#]|%3f)([^=&#]*)[^&#]*/gi, (whole, mark, name) =>
    (mark === '#' ? addressedElement() : kept.includes(name)) ? whole : `${mark}redacted`,
  )
}

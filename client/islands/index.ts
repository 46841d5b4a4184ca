import type { ComponentProps } from 'react'

/** Every island by name, loaded when a page holds one. */
export const islands = {
  'accessibility-panel': () =>
    import('./accessibility-panel.tsx').then((module) => module.AccessibilityPanel),
  'career-form': () => import('./career-form.tsx').then((module) => module.CareerForm),
  'contact-form': () => import('./contact-form.tsx').then((module) => module.ContactForm),
  counter: () => import('./counter.tsx').then((module) => module.Counter),
  'glossary-filter': () => import('./glossary-filter.tsx').then((module) => module.GlossaryFilter),
  'insight-dialog': () => import('./insight-dialog.tsx').then((module) => module.InsightDialog),
  'insight-opener': () => import('./insight-opener.tsx').then((module) => module.InsightOpener),
  'mobile-menu': () => import('./mobile-menu.tsx').then((module) => module.MobileMenu),
  'read-more': () => import('./read-more.tsx').then((module) => module.ReadMore),
  'publication-list': () => import('./publication-list.tsx').then((module) => module.PublicationList),
  'solutions-menu': () => import('./solutions-menu.tsx').then((module) => module.SolutionsMenu),
  toasts: () => import('./toasts.tsx').then((module) => module.Toasts),
}

export type IslandName = keyof typeof islands

/** The props of each island. */
export type IslandProps = { [N in IslandName]: ComponentProps<Awaited<ReturnType<(typeof islands)[N]>>> }

import type { ComponentProps } from 'react'
import { AccessibilityPanel } from './accessibility-panel.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SolutionsMenu } from './solutions-menu.tsx'
import { Toasts } from './toasts.tsx'

/** Every island by name. Those that stand on every page come with React, the others when a page holds one. */
export const islands = {
  'accessibility-panel': async () => AccessibilityPanel,
  'career-form': () => import('./career-form.tsx').then((module) => module.CareerForm),
  'contact-form': () => import('./contact-form.tsx').then((module) => module.ContactForm),
  counter: () => import('./counter.tsx').then((module) => module.Counter),
  'glossary-filter': () => import('./glossary-filter.tsx').then((module) => module.GlossaryFilter),
  'insight-dialog': () => import('./insight-dialog.tsx').then((module) => module.InsightDialog),
  'insight-opener': () => import('./insight-opener.tsx').then((module) => module.InsightOpener),
  'mobile-menu': async () => MobileMenu,
  'read-more': () => import('./read-more.tsx').then((module) => module.ReadMore),
  'publication-list': () => import('./publication-list.tsx').then((module) => module.PublicationList),
  'solutions-menu': async () => SolutionsMenu,
  toasts: async () => Toasts,
}

export type IslandName = keyof typeof islands

/** The props of each island. */
export type IslandProps = { [N in IslandName]: ComponentProps<Awaited<ReturnType<(typeof islands)[N]>>> }

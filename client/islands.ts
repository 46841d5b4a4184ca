import type { ComponentProps } from 'react'
import { AccessibilityPanel } from './accessibility/accessibility-panel.tsx'
import { HeaderMenu } from './menus/header-menu.tsx'
import { MobileMenu } from './menus/mobile-menu.tsx'
import { SearchLink } from './menus/search-link.tsx'
import { Toasts } from './toasts/toasts.tsx'

/** Islands of every page are bundled with React. The others load only on a page that uses them. */
export const islands = {
  'accessibility-panel': async () => AccessibilityPanel,
  'break-tool': () => import('./sample-study/break-parts.ts').then((module) => module.BreakTool),
  'career-form': () => import('./company/career-form.tsx').then((module) => module.CareerForm),
  'contact-form': () => import('./contact/contact-form.tsx').then((module) => module.ContactForm),
  counter: () => import('./company/counter.tsx').then((module) => module.Counter),
  'design-answer': () => import('./study-design/design-islands.ts').then((module) => module.DesignAnswer),
  'figure-slider': () => import('./glossary/figure-slider.tsx').then((module) => module.FigureSlider),
  'glossary-filter': () => import('./glossary/glossary-filter.tsx').then((module) => module.GlossaryFilter),
  'header-menu': async () => HeaderMenu,
  'insight-dialog': () => import('./blog/insight-dialog.tsx').then((module) => module.InsightDialog),
  'insight-opener': () => import('./blog/insight-opener.tsx').then((module) => module.InsightOpener),
  'monitoring-tool': () =>
    import('./study-design/monitoring-tool.tsx').then((module) => module.MonitoringTool),
  'mobile-menu': async () => MobileMenu,
  'read-more': () => import('./company/read-more.tsx').then((module) => module.ReadMore),
  'publication-list': () =>
    import('./publications/publication-list.tsx').then((module) => module.PublicationList),
  'recompute-checks': () =>
    import('./study-design/checks/recompute-parts.ts').then((module) => module.RecomputeChecks),
  'search-link': async () => SearchLink,
  'sequential-answer': () =>
    import('./study-design/sequential-islands.ts').then((module) => module.DesignAnswer),
  simulation: () => import('./study-design/design-islands.ts').then((module) => module.SimulationTool),
  'site-search': () => import('./search/site-search.tsx').then((module) => module.SiteSearch),
  'study-deck': () => import('./glossary/study-deck.tsx').then((module) => module.StudyDeck),
  'term-popover': () => import('./glossary/term-popover.tsx').then((module) => module.TermPopover),
  'trial-outcomes': () =>
    import('./study-design/sequential-islands.ts').then((module) => module.TrialOutcomes),
  toasts: async () => Toasts,
}

export type IslandName = keyof typeof islands

export type IslandProps = { [N in IslandName]: ComponentProps<Awaited<ReturnType<(typeof islands)[N]>>> }

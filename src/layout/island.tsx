import { createStore } from 'jotai'
import { type Attributes, type ComponentType, createElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandTree, Slot } from '#client/island-tree.tsx'
import { AccessibilityPanel } from '#client/islands/accessibility-panel.tsx'
import { CareerForm } from '#client/islands/career-form.tsx'
import { ContactForm } from '#client/islands/contact-form.tsx'
import { Counter } from '#client/islands/counter.tsx'
import { GlossaryFilter } from '#client/islands/glossary-filter.tsx'
import type { IslandName, IslandProps } from '#client/islands/index.ts'
import { InsightDialog } from '#client/islands/insight-dialog.tsx'
import { InsightOpener } from '#client/islands/insight-opener.tsx'
import { MobileMenu } from '#client/islands/mobile-menu.tsx'
import { PublicationList } from '#client/islands/publication-list.tsx'
import { ReadMore } from '#client/islands/read-more.tsx'
import { SolutionsMenu } from '#client/islands/solutions-menu.tsx'
import { Toasts } from '#client/islands/toasts.tsx'
import { LanguageProvider, useLanguage } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { Lru } from '../lru.ts'

const components: { [N in IslandName]: ComponentType<IslandProps[N]> } = {
  'accessibility-panel': AccessibilityPanel,
  'career-form': CareerForm,
  'contact-form': ContactForm,
  counter: Counter,
  'glossary-filter': GlossaryFilter,
  'insight-dialog': InsightDialog,
  'insight-opener': InsightOpener,
  'mobile-menu': MobileMenu,
  'read-more': ReadMore,
  'publication-list': PublicationList,
  'solutions-menu': SolutionsMenu,
  toasts: Toasts,
}

interface Rendered {
  html: string
  size: number
}

/** What islands looked like whose children are none or known: most stand on every page, in the same words. */
const rendered = new Lru<Rendered>(4 * 1024 * 1024)

/** JSON that can stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * A part of the page that comes to life in the browser. It is rendered in a React tree of its own, under its own
 * `identifierPrefix`, so that ids agree when the browser hydrates it; its children stay as the server wrote them.
 */
export function Island<N extends IslandName>({ name, props, slotKey, children }: IslandOptions<N>) {
  const language = useLanguage()
  const id = `island-${useId().replaceAll(/[^\w-]/g, '')}`
  return (
    <Root name={name} props={props} slotKey={slotKey} id={id} language={language}>
      {children}
    </Root>
  )
}

interface IslandOptions<N extends IslandName> {
  name: N
  props: IslandProps[N] & Attributes
  /** What alone tells the children apart in a language: with it they are rendered once, without it every time. */
  slotKey?: string | undefined
  children?: ReactNode
}

interface RootProps<N extends IslandName> extends IslandOptions<N> {
  id: string
  language: Language
}

/** Without hooks of its own, since it renders in the midst of a render: React keeps the hooks of one component at a time. */
function Root<N extends IslandName>({ name, props, slotKey, children, id, language }: RootProps<N>) {
  const json = scriptJson(props)
  const isKnown = !children || slotKey !== undefined
  const key = isKnown ? `${name} ${language} ${id} ${slotKey} ${json}` : undefined
  const known = key && rendered.get(key)
  const html = known ? known.html : renderIsland({ name, props, children, id, language })
  if (key && !known) rendered.set(key, { html, size: 2 * (html.length + key.length) })
  return (
    <>
      <div
        id={id}
        data-island={name}
        className="contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered just above
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped for a script element
        dangerouslySetInnerHTML={{ __html: json }}
      />
    </>
  )
}

function renderIsland<N extends IslandName>({ name, props, children, id, language }: RootProps<N>): string {
  const component = components[name]
  const slot = children ? <Slot html={renderSlot(children, id, language)} /> : undefined
  return renderToString(
    <IslandTree store={createStore()} language={language}>
      {createElement(component, props, slot)}
    </IslandTree>,
    { identifierPrefix: id },
  )
}

function renderSlot(children: ReactNode, id: string, language: Language): string {
  return renderToString(<LanguageProvider language={language}>{children}</LanguageProvider>, {
    identifierPrefix: `${id}-slot`,
  })
}

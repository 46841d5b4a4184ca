import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { firstSentence } from './first-sentence.ts'

/** How long the pointer or the focus rests on a term before its meaning shows, in ms. */
const openDelay = 300
/** So long the pointer may be on its way from the term to the popover, in ms. */
const closeDelay = 250

const known = new Map<string, Promise<string>>()

/** The first sentence of a term's definition; its page's address with `.json` has it. */
function meaningOf(link: HTMLAnchorElement, language: Language): Promise<string> {
  const address = `${link.pathname}.json`
  const asked =
    known.get(address) ??
    fetch(address)
      .then((response) => response.text())
      .then((json) => firstSentence(JSON.parse(json).definition[language]))
  known.set(address, asked)
  return asked
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term-link') : null

/**
 * Puts the popover under the link, also under one of two lines, and within the window; above it
 * where there is no room.
 */
function place(popover: HTMLElement, link: HTMLElement) {
  const anchor = link.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  // Without the gutter that is kept for a scrollbar.
  const room = document.documentElement.getBoundingClientRect().width
  const isRtl = getComputedStyle(popover).direction === 'rtl'
  const wanted = isRtl ? anchor.right - width : anchor.left
  const x = Math.max(8, Math.min(wanted, room - width - 8))
  const y = anchor.bottom + height + 8 > innerHeight ? anchor.top - height - 4 : anchor.bottom + 4
  popover.style.translate = `${isRtl ? x + width - room : x}px ${y}px`
}

/**
 * Shows what a linked term means while the pointer or the focus is on it: it can be pointed at,
 * stays, and goes with Escape (WCAG 1.4.13). Without script the term is a plain link.
 */
export function TermPopover({ id }: { id: string }) {
  const language = useLanguage()
  const popover = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ link: HTMLAnchorElement; text: string } | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wanted: HTMLAnchorElement | null = null
    const later = (action: () => void, delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(action, delay)
    }
    const hide = () => {
      wanted = null
      setShown(null)
    }
    const show = (link: HTMLAnchorElement) => {
      if (link !== wanted) hide()
      wanted = link
      meaningOf(link, language).then(
        (text) => wanted === link && setShown({ link, text }),
        // Without an answer the link leads to the term all the same.
        () => known.delete(`${link.pathname}.json`),
      )
    }
    const over = ({ target, pointerType }: PointerEvent) => {
      const link = linkAt(target)
      if (link && pointerType !== 'touch') later(() => show(link), openDelay)
      else if (target instanceof Node && popover.current?.contains(target)) clearTimeout(timer)
      // A page that scrolls under a resting pointer takes nothing from the keyboard.
      else if (!wanted?.matches(':focus-visible')) later(hide, closeDelay)
    }
    // At once, for what was shown could cover what has the focus now.
    const focus = ({ target }: FocusEvent) => {
      clearTimeout(timer)
      hide()
      const link = linkAt(target)
      if (!link?.matches(':focus-visible')) return
      wanted = link
      later(() => show(link), openDelay)
    }
    const key = ({ key: name }: KeyboardEvent) => {
      if (name !== 'Escape') return
      clearTimeout(timer)
      hide()
    }
    document.addEventListener('pointerover', over)
    document.addEventListener('focusin', focus)
    document.addEventListener('keydown', key)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('keydown', key)
    }
  }, [language])

  useEffect(() => {
    if (!shown || !popover.current) return
    const { link } = shown
    const target = popover.current
    // The focus scrolls to its link, and it may do so smoothly.
    const follow = () => place(target, link)
    follow()
    addEventListener('scroll', follow, { passive: true })
    link.setAttribute('aria-describedby', id)
    return () => {
      removeEventListener('scroll', follow)
      link.removeAttribute('aria-describedby')
    }
  }, [shown, id])

  return (
    <div ref={popover} id={id} role="tooltip" className="term-meaning" hidden={!shown}>
      {shown && <Text>{shown.text}</Text>}
    </div>
  )
}

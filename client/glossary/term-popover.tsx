import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { ChangingText } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { meaningIn } from './meaning.ts'

/** In ms. */
const openDelay = 300
/** In ms. The pointer needs this time to move from the term to the popover. */
const closeDelay = 250

const known = new Map<string, Promise<string>>()

interface Shown {
  link: HTMLAnchorElement
  text: string
}

/** The popover is hoverable, persistent and dismissible with Escape (WCAG 1.4.13). */
export function TermPopover({ id }: { id: string }) {
  const language = useLanguage()
  const popover = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => watchTerms(popover, meanings(language, setShown)), [language])

  useEffect(() => {
    if (!shown || !popover.current) return
    const { link } = shown
    const target = popover.current
    // Focus scrolls to the link, possibly smoothly.
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
      {shown && <ChangingText>{shown.text}</ChangingText>}
    </div>
  )
}

/** Follows pointer, focus and Escape until the returned function is called. */
function watchTerms(popover: RefObject<HTMLElement | null>, { hide, show, want, isFocused }: Meanings) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(action, delay)
  }
  const over = ({ target, pointerType }: PointerEvent) => {
    const link = linkAt(target)
    if (link && pointerType !== 'touch') later(() => show(link), openDelay)
    else if (target instanceof Node && popover.current?.contains(target)) clearTimeout(timer)
    // Scrolling under a resting pointer must not close the popover of a focused link.
    else if (!isFocused()) later(hide, closeDelay)
  }
  // Without delay: the old popover could cover the focused element (WCAG 2.4.11).
  const focus = ({ target }: FocusEvent) => {
    clearTimeout(timer)
    hide()
    const link = linkAt(target)
    if (!link?.matches(':focus-visible')) return
    want(link)
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
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term-link') : null

type Meanings = ReturnType<typeof meanings>

/** One meaning at a time: that of the link which is wanted when it has loaded. */
function meanings(language: Language, setShown: (shown: Shown | null) => void) {
  let wanted: HTMLAnchorElement | null = null
  const want = (link: HTMLAnchorElement) => {
    wanted = link
  }
  const hide = () => {
    wanted = null
    setShown(null)
  }
  const show = (link: HTMLAnchorElement) => {
    if (link !== wanted) hide()
    want(link)
    meaningOf(link, language).then(
      (text) => wanted === link && setShown({ link, text }),
      // After a failure the next hover asks again.
      () => known.delete(`${link.pathname}.json`),
    )
  }
  return { want, hide, show, isFocused: () => wanted?.matches(':focus-visible') }
}

function meaningOf(link: HTMLAnchorElement, language: Language): Promise<string> {
  const address = `${link.pathname}.json`
  const asked =
    known.get(address) ??
    fetch(address)
      .then((response) => response.text())
      .then((json) => meaningIn(json, language))
  known.set(address, asked)
  return asked
}

/** Puts the popover below the link, or above it if there is no room below. */
function place(popover: HTMLElement, link: HTMLElement) {
  const anchor = link.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  // `innerWidth` would include the scrollbar gutter.
  const room = document.documentElement.getBoundingClientRect().width
  const isRtl = getComputedStyle(popover).direction === 'rtl'
  const wanted = isRtl ? anchor.right - width : anchor.left
  const x = Math.max(8, Math.min(wanted, room - width - 8))
  const y = anchor.bottom + height + 8 > innerHeight ? anchor.top - height - 4 : anchor.bottom + 4
  popover.style.translate = `${isRtl ? x + width - room : x}px ${y}px`
}

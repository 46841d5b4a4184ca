import type { useStore } from 'jotai'
import { fill } from '#client/text/fill.ts'
import { typingPause } from '#client/ui/address.ts'
import { inWorker } from '#client/ui/in-worker.ts'
import type { Following } from './follow-design.ts'
import { moveHandle, percentAt, percentBy } from './look-handles.ts'
import { marked, markOf } from './marks.ts'
import {
  type AskedPaths,
  drawnAtom,
  failureAtom,
  type PathsWords,
  type ShownPaths,
  writtenAtom,
} from './shown-paths.ts'

export { takeAroundLooks } from './around-looks.ts'

const draw = inWorker<AskedPaths, ShownPaths>('compute', 'paths')

/** As the build drew the example. */
const seed = 1

const handleOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<SVGElement>(marked('look')) : null

const nextFrame = () => new Promise(requestAnimationFrame)

interface Moving {
  following: Following
  words: PathsWords
  /** Of the islands that show what is drawn. */
  store: ReturnType<typeof useStore>
}

/** Moves the looks of a sequential design, and draws its trials while they move. */
class Looks {
  private readonly form: HTMLFormElement
  private readonly answer: HTMLElement
  private readonly how: Moving
  private drawing: Promise<void> | undefined
  private isOutdated = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private held: { handle: SVGElement; off: number } | null = null

  constructor(form: HTMLFormElement, answer: HTMLElement, how: Moving) {
    this.form = form
    this.answer = answer
    this.how = how
  }

  private get effect(): HTMLSelectElement | null {
    const choice = this.answer.querySelector(marked('setting', 'effect'))
    return choice instanceof HTMLSelectElement ? choice : null
  }

  private get hasEffect(): boolean {
    return this.effect?.value !== 'none'
  }

  private asked(): AskedPaths {
    const texts: Record<string, string> = {}
    for (const [name, value] of new FormData(this.form)) if (typeof value === 'string') texts[name] = value
    return { texts, hasEffect: this.hasEffect, seed }
  }

  /** While the worker draws, only the newest state waits. Lines and numbers take a frame each. */
  private async drawAll(): Promise<void> {
    const { store } = this.how
    do {
      this.isOutdated = false
      const latest = await draw(this.asked())
      await nextFrame()
      store.set(drawnAtom, latest)
      await nextFrame()
      // The button that asked for them goes.
      if (document.activeElement?.closest(marked('draw'))) this.effect?.focus()
      store.set(writtenAtom, latest.texts)
    } while (this.isOutdated)
  }

  /** @returns what was drawn, as a sentence */
  async redraw(): Promise<string> {
    const { store, words } = this.how
    this.isOutdated = true
    this.drawing ??= this.drawAll().finally(() => {
      this.drawing = undefined
    })
    try {
      await this.drawing
      store.set(failureAtom, '')
    } catch {
      store.set(failureAtom, words.failed)
      return words.failed
    }
    return fill(this.hasEffect ? words.planned : words.none, store.get(writtenAtom) ?? {})
  }

  /** The server's answer has other boundaries: the trials that were drawn last are in it until new ones come. */
  async followAnswer(): Promise<string> {
    const { store } = this.how
    store.set(failureAtom, '')
    return store.get(writtenAtom) && this.effect ? await this.redraw() : ''
  }

  private move(handle: SVGElement, percent: number): void {
    const { following, words } = this.how
    const to = moveHandle(handle, percent, (at) => fill(words.at, { at }))
    const field = this.form.elements.namedItem(markOf(handle, 'look') ?? '')
    if (to === undefined || !(field instanceof HTMLInputElement)) return
    field.value = `${to}`
    following.hold()
    void this.redraw()
  }

  press(event: KeyboardEvent): void {
    const handle = handleOf(event.target)
    const percent = handle && percentBy(handle, event.key)
    // Alt and an arrow go back in the history.
    const isOther = event.altKey || event.ctrlKey || event.metaKey
    if (!handle || isOther || percent === null || percent === undefined) return
    event.preventDefault()
    this.move(handle, percent)
    clearTimeout(this.timer)
    this.timer = setTimeout(this.how.following.step, typingPause)
  }

  hold(event: PointerEvent): void {
    const handle = handleOf(event.target)
    if (!handle || event.button !== 0) return
    clearTimeout(this.timer)
    this.how.following.hold()
    handle.setPointerCapture(event.pointerId)
    handle.focus({ preventScroll: true })
    this.held = { handle, off: percentAt(handle, event) - Number(handle.getAttribute('aria-valuenow')) }
  }

  drag(event: PointerEvent): void {
    if (!this.held) return
    const { handle, off } = this.held
    const percent = percentAt(handle, event) - off
    // A finger that rests moves a little.
    if (Math.abs(percent - Number(handle.getAttribute('aria-valuenow'))) >= 0.5) this.move(handle, percent)
  }

  release(): void {
    if (!this.held) return
    this.held = null
    this.how.following.step()
  }
}

/**
 * Follows the handles of the looks, and what asks for trials.
 * @returns a function to call after an answer; it returns what was drawn for it, as a sentence
 */
export function moveLooks(
  form: HTMLFormElement,
  answer: HTMLElement,
  { say, signal, ...how }: Moving & { say: (text: string) => void; signal: AbortSignal },
): () => Promise<string> {
  const looks = new Looks(form, answer, how)
  const ask = ({ target }: Event, selector: string) => {
    if (target instanceof Element && target.closest(selector)) void looks.redraw().then(say)
  }
  answer.addEventListener('keydown', (event) => looks.press(event), { signal })
  answer.addEventListener('pointerdown', (event) => looks.hold(event), { signal })
  answer.addEventListener('pointermove', (event) => looks.drag(event), { signal })
  answer.addEventListener('lostpointercapture', () => looks.release(), { signal })
  answer.addEventListener('click', (event) => ask(event, marked('draw')), { signal })
  answer.addEventListener('change', (event) => ask(event, marked('setting', 'effect')), { signal })
  return () => looks.followAnswer()
}

import { typingPause } from '#client/ui/address.ts'
import { fill } from '#client/ui/fill.ts'
import { inWorker } from '#client/ui/in-worker.ts'
import { BoundariesPart } from './boundaries-part.ts'
import type { Following } from './follow-design.ts'
import { moveHandle, percentAt, percentBy } from './look-handles.ts'
import type { AskedPaths, ShownPaths } from './shown-paths.ts'

export { takeAroundLooks } from './around-looks.ts'

const draw = inWorker<AskedPaths, ShownPaths>('compute', 'paths')

/** As the build drew the example. */
const seed = 1

const handleOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<SVGElement>('[data-look]') : null

const nextFrame = () => new Promise(requestAnimationFrame)

/** Moves the looks of a sequential design, and draws its trials while they move. */
class Looks {
  private readonly form: HTMLFormElement
  private readonly answer: HTMLElement
  private readonly following: Following
  private latest: ShownPaths | undefined
  private drawing: Promise<void> | undefined
  private isOutdated = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private held: { handle: SVGElement; off: number } | null = null

  constructor(form: HTMLFormElement, answer: HTMLElement, following: Following) {
    this.form = form
    this.answer = answer
    this.following = following
  }

  private get part(): BoundariesPart | null {
    const root = this.answer.querySelector<HTMLElement>('[data-boundaries]')
    return root && new BoundariesPart(root)
  }

  private asked(): AskedPaths {
    const texts: Record<string, string> = {}
    for (const [name, value] of new FormData(this.form)) if (typeof value === 'string') texts[name] = value
    return { texts, hasEffect: this.part?.hasEffect ?? true, seed }
  }

  /** While the worker draws, only the newest state waits. Lines and numbers take a frame each. */
  private async drawAll(): Promise<void> {
    do {
      this.isOutdated = false
      this.latest = await draw(this.asked())
      await nextFrame()
      this.part?.draw(this.latest)
      await nextFrame()
      this.part?.write(this.latest)
    } while (this.isOutdated)
  }

  /** @returns what was drawn, as a sentence */
  async redraw(): Promise<string> {
    this.isOutdated = true
    this.drawing ??= this.drawAll().finally(() => {
      this.drawing = undefined
    })
    try {
      await this.drawing
    } catch {
      return this.part?.fail() ?? ''
    }
    return (this.latest && this.part?.spoken(this.latest)) ?? ''
  }

  /** The server's answer has other boundaries, and no trials: they come at once, then the new ones. */
  async followAnswer(): Promise<string> {
    if (!this.latest || !this.part) return ''
    this.part.draw(this.latest)
    this.part.write(this.latest)
    return await this.redraw()
  }

  private move(handle: SVGElement, percent: number): void {
    const words = this.part?.words
    const to = moveHandle(handle, percent, (at) => fill(words?.at ?? '', { at }))
    const field = this.form.elements.namedItem(handle.dataset.look ?? '')
    if (to === undefined || !(field instanceof HTMLInputElement)) return
    field.value = `${to}`
    this.following.hold()
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
    this.timer = setTimeout(this.following.step, typingPause)
  }

  hold(event: PointerEvent): void {
    const handle = handleOf(event.target)
    if (!handle || event.button !== 0) return
    clearTimeout(this.timer)
    this.following.hold()
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
    this.following.step()
  }
}

/**
 * Follows the handles of the looks, and what asks for trials.
 * @returns a function to call after an answer; it returns what was drawn for it, as a sentence
 */
export function moveLooks(
  form: HTMLFormElement,
  answer: HTMLElement,
  { following, say, signal }: { following: Following; say: (text: string) => void; signal: AbortSignal },
): () => Promise<string> {
  const looks = new Looks(form, answer, following)
  const ask = ({ target }: Event, selector: string) => {
    if (target instanceof Element && target.closest(selector)) void looks.redraw().then(say)
  }
  answer.addEventListener('keydown', (event) => looks.press(event), { signal })
  answer.addEventListener('pointerdown', (event) => looks.hold(event), { signal })
  answer.addEventListener('pointermove', (event) => looks.drag(event), { signal })
  answer.addEventListener('lostpointercapture', () => looks.release(), { signal })
  answer.addEventListener('click', (event) => ask(event, '[data-draw]'), { signal })
  answer.addEventListener('change', (event) => ask(event, '[data-setting="effect"]'), { signal })
  return () => looks.followAnswer()
}

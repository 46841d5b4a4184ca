import { longestQuery, typingPause } from '#client/ui/address.ts'
import { askPage } from '#client/ui/ask-page.ts'
import { clickedLink } from '#client/ui/plain-click.ts'
import {
  exchange,
  fillForm,
  hasResult,
  isChanged,
  isControl,
  showRows,
  type Take,
  unfold,
} from './exchange.ts'
import { marked, markOf } from './marks.ts'

/**
 * The address that the browser itself would ask for on submission. If it is too long, its values
 * are cut, but still too long for the server, which refuses them; the fields keep the whole text.
 */
function addressOf(form: HTMLFormElement, most?: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value.trim().slice(0, most))
  if (most === undefined && query.toString().length > longestQuery) return addressOf(form, 100)
  return `${new URL(form.action).pathname}?${query}`
}

/** E.g. `Participants in total: 128. Caution`. */
function spoken(): string {
  const tile = document.querySelector(marked('headline'))
  if (!tile) return ''
  const sign = document.querySelector(marked('sign'))?.textContent
  const number = `${tile.querySelector('dt')?.textContent}: ${tile.querySelector('dd')?.textContent}`
  return sign ? `${number}. ${sign}` : number
}

/** A state without a result has no link to share. The link does not hold a comparison, its mark does. */
function sharedAddress(asked: string): string {
  const link = document.getElementById('design-link')
  return markOf(link, 'here') ?? link?.getAttribute('href') ?? asked
}

/** A summary of faults takes the focus. */
function showResult(): void {
  const result = document.getElementById('result')
  result?.scrollIntoView({ block: 'start' })
  result?.focus({ preventScroll: true })
}

const here = () => location.pathname + location.search

interface Asking {
  /** An unfinished number is not shown as an error. */
  isTyping?: boolean
  /** Adds a history entry. Typing adds none. */
  isStep?: boolean
}

class Conversation {
  private readonly form: HTMLFormElement
  private readonly answer: HTMLElement
  private readonly say: (text: string) => void
  private readonly take: Take
  private shown: string
  private place = here()
  private asking = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(form: HTMLFormElement, answer: HTMLElement, say: (text: string) => void, take: Take) {
    this.form = form
    this.answer = answer
    this.say = say
    this.take = take
    this.shown = isChanged(form) ? '' : addressOf(form)
  }

  settle(): AbortSignal {
    clearTimeout(this.timer)
    this.asking.abort()
    this.asking = new AbortController()
    return this.asking.signal
  }

  private async ask(address: string): Promise<Document> {
    const signal = this.settle()
    this.answer.dataset.stale = ''
    // The footer is the end of a whole page.
    return await askPage(address, signal, '.design-sheet [data-slot]', 'footer')
  }

  private show(page: Document, address: string): void {
    const isCurrent = addressOf(this.form) === address
    exchange(this.form, this.answer, page, this.take)
    delete this.answer.dataset.stale
    // What was found is in the form now, and needs no other answer.
    this.shown = isCurrent ? addressOf(this.form) : address
    this.say(spoken())
  }

  async follow({ isTyping, isStep }: Asking): Promise<void> {
    const address = addressOf(this.form)
    if (address === this.shown) {
      this.settle()
      delete this.answer.dataset.stale
      return
    }
    const page = await this.ask(address)
    if (isTyping && !hasResult(page)) return
    this.show(page, address)
    const shared = sharedAddress(address)
    if (isStep && shared !== here()) history.pushState(null, '', shared)
    else history.replaceState(null, '', shared)
    this.place = here()
  }

  followLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.followQuietly({ isTyping: true }), typingPause)
  }

  /** After a failure the old answer remains, marked as stale. Sending the form loads the page. */
  followQuietly(asking: Asking): void {
    void this.follow(asking).catch(() => {})
  }

  async restore(): Promise<void> {
    if (here() === this.place) return
    this.place = here()
    const page = await this.ask(this.place)
    fillForm(this.form, page)
    this.show(page, addressOf(this.form))
  }

  get isChangedEarly(): boolean {
    return this.shown === ''
  }
}

export interface Following {
  /** Drops the answer that is awaited: another will be asked for. */
  hold: () => void
  /** Asks for the answer to the form, as a step of the history. */
  step: () => void
  /** Removes the listeners. */
  end: () => void
}

export function followDesign(
  form: HTMLFormElement,
  answer: HTMLElement,
  say: (text: string) => void,
  take: Take,
): Following {
  const conversation = new Conversation(form, answer, say, take)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void conversation.follow({}).then(showResult, () => form.submit())
  }
  const use = (event: MouseEvent) => {
    const offer = markOf(clickedLink(event, marked('use')), 'use')
    if (!offer) return
    event.preventDefault()
    for (const [name, text] of new URLSearchParams(offer)) {
      const control = form.elements.namedItem(name)
      if (!isControl(control)) continue
      control.value = text
      unfold(control)
      control.focus()
    }
    showRows(form)
    conversation.followQuietly({ isStep: true })
  }
  const events = new AbortController()
  const { signal } = events
  form.addEventListener(
    'input',
    ({ target }) => {
      showRows(form)
      if (!(target instanceof HTMLSelectElement)) conversation.followLater()
    },
    { signal },
  )
  form.addEventListener(
    'change',
    ({ target }) => conversation.followQuietly({ isStep: target instanceof HTMLSelectElement }),
    { signal },
  )
  form.addEventListener('submit', submit, { signal })
  for (const part of [form, answer]) part.addEventListener('click', use, { signal })
  addEventListener('popstate', () => void conversation.restore().catch(() => location.reload()), { signal })
  // The visitor may have typed before hydration.
  if (conversation.isChangedEarly) conversation.followLater()
  return {
    hold: () => conversation.settle(),
    step: () => conversation.followQuietly({ isStep: true }),
    end: () => events.abort(),
  }
}

import { typingPause } from '#client/ui/address.ts'
import { askPage } from './ask-page.ts'
import { exchange, fillForm, hasResult, isChanged } from './exchange.ts'

/** The address that the form asks for, as the browser itself would send it. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value.trim())
  return `${new URL(form.action).pathname}?${query}`
}

/** The answer in words: `Participants in total: 128`, or what is wrong. */
function spoken(): string {
  const tile = document.querySelector('[data-headline]')
  if (!tile) return ''
  return `${tile.querySelector('dt')?.textContent}: ${tile.querySelector('dd')?.textContent}`
}

/**
 * The address of the design that is shown, as it is shared; of what has no result, as it was asked
 * for.
 */
function sharedAddress(asked: string): string {
  const link = document.getElementById('design-link')
  return link?.getAttribute('href') ?? asked
}

const here = () => location.pathname + location.search

interface Asking {
  /** While somebody types, a number that is not finished is not yet wrong. */
  isTyping?: boolean
  /** A choice is a step of the history, typing is not. */
  isStep?: boolean
}

/** One form and its answer: which state is shown, and which is being asked for. */
class Conversation {
  private readonly form: HTMLFormElement
  private readonly answer: HTMLElement
  private readonly say: (text: string) => void
  private shown: string
  private place = here()
  private asking = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(form: HTMLFormElement, answer: HTMLElement, say: (text: string) => void) {
    this.form = form
    this.answer = answer
    this.say = say
    this.shown = isChanged(form) ? '' : addressOf(form)
  }

  /** What was asked for before is no longer awaited. */
  private settle(): AbortSignal {
    clearTimeout(this.timer)
    this.asking.abort()
    this.asking = new AbortController()
    return this.asking.signal
  }

  private async ask(address: string): Promise<Document> {
    const signal = this.settle()
    this.answer.dataset.stale = ''
    return await askPage(address, signal)
  }

  private show(page: Document, address: string): void {
    exchange(this.form, this.answer, page)
    delete this.answer.dataset.stale
    this.shown = address
    this.say(spoken())
  }

  /** Shows what the form asks for, and its address. */
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

  /** The same once typing pauses. */
  followLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.followQuietly({ isTyping: true }), typingPause)
  }

  /** Without an answer the one before stays, marked: sending the form loads the page. */
  followQuietly(asking: Asking): void {
    void this.follow(asking).catch(() => {})
  }

  /** Back and Forward: the form and the answer of the address. */
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

/**
 * Answers a design's form as it is filled in, by the server's pages, which are exchanged in part.
 * @param answer the element that holds the answer
 * @param say is told what to announce
 * @returns what ends all of it
 */
export function followDesign(
  form: HTMLFormElement,
  answer: HTMLElement,
  say: (text: string) => void,
): () => void {
  const conversation = new Conversation(form, answer, say)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void conversation.follow({}).then(
      () => document.getElementById('result')?.scrollIntoView({ block: 'start' }),
      () => form.submit(),
    )
  }
  const events = new AbortController()
  const { signal } = events
  form.addEventListener(
    'input',
    ({ target }) => {
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
  addEventListener('popstate', () => void conversation.restore().catch(() => location.reload()), { signal })
  // What was typed before the script came to life counts too.
  if (conversation.isChangedEarly) conversation.followLater()
  return () => events.abort()
}

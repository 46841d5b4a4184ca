import { fill } from '#client/ui/fill.ts'
import { once } from '#client/ui/once.ts'
import { setText } from './set-text.ts'
import { type AskedSimulation, type Shown, type SimulationWords, wordsIn } from './shown-simulation.ts'

const counts = once(() => new Intl.NumberFormat('en-US'))

function element(
  name: string,
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.replaceChildren(...content)
  return made
}

const numbersOf = ({ formula, value, lower, upper }: Shown['rows'][number]) => [
  formula,
  value,
  `${lower}–${upper}`,
]

/** As the server writes it. */
function rowOf(row: Shown['rows'][number], name: string): HTMLElement {
  const cells = numbersOf(row).map((text) =>
    element('td', {}, element('bdi', { dir: 'ltr', class: 'whitespace-nowrap' }, text)),
  )
  return element('tr', {}, element('th', { scope: 'row' }, name), ...cells)
}

/** As the server draws them, from back to front. */
const pathsOf = ({ band, formula, line }: Shown['courses'][number]) => Object.entries({ band, formula, line })

function drawn([name, d]: readonly [string, string]): SVGElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('class', `course-${name}`)
  path.setAttribute('d', d)
  return path
}

/** The part of the page, which the next answer replaces. */
export class SimulationPart {
  private readonly root: HTMLElement
  private readonly words: SimulationWords

  constructor(root: HTMLElement) {
    this.root = root
    this.words = wordsIn(root.dataset.words)
  }

  private text(name: string, text: string): void {
    for (const place of this.root.querySelectorAll(`[data-text="${name}"]`)) setText(place, text)
  }

  private get trials(): number {
    return Number(this.root.dataset.trials)
  }

  /** @returns null if the seed is not a whole number within its bounds, which the browser then says */
  asked(): AskedSimulation | null {
    const seed = this.root.querySelector('[data-setting="seed"]')
    if (!(seed instanceof HTMLInputElement) || !seed.reportValidity()) return null
    const choice = this.root.querySelector('[data-setting="broken"]')
    const broken = (choice instanceof HTMLSelectElement && choice.value) || null
    this.text('broken', broken ?? 'none')
    this.text('seed', seed.value)
    const plan: unknown = JSON.parse(this.root.dataset.plan ?? 'null')
    return {
      plan,
      broken,
      trials: this.trials,
      seed: Number(seed.value),
    }
  }

  setRunning(isRunning: boolean): void {
    const hadFocus = document.activeElement?.matches('[data-stop]')
    for (const part of this.root.querySelectorAll<HTMLElement>('progress, [data-stop]'))
      part.hidden = !isRunning
    if (hadFocus && !isRunning) this.root.querySelector<HTMLElement>('[data-start]')?.focus()
    this.root.querySelector('[data-example]')?.remove()
    this.root.querySelector('[data-results]')?.removeAttribute('hidden')
  }

  /** @param done trials so far */
  advance(done: number): void {
    const progress = this.root.querySelector('progress')
    if (progress) progress.value = done
    this.say('working', done)
  }

  /** Elements that are there get new texts only: new ones cost a phone two frames each time. */
  write(rows: Shown['rows']): void {
    const numbers = rows.flatMap(numbersOf)
    const places = this.root.querySelectorAll('[data-rows] bdi')
    if (places.length === numbers.length)
      for (const [index, place] of places.entries()) setText(place, numbers[index] ?? '')
    else
      this.root
        .querySelector('[data-rows]')
        ?.replaceChildren(...rows.map((row) => rowOf(row, this.nameOf(row.quantity))))
  }

  draw(courses: Shown['courses']): void {
    const paths = courses.flatMap(pathsOf)
    const lines = this.root.querySelectorAll('[data-courses] path')
    if (lines.length === paths.length)
      for (const [index, line] of lines.entries()) line.setAttribute('d', paths[index]?.[1] ?? '')
    else this.root.querySelector('[data-courses]')?.replaceChildren(...paths.map(drawn))
  }

  private nameOf(quantity: string): string {
    return this.words.names[quantity] ?? quantity
  }

  /** The sentence of the state, with the number of trials so far. */
  say(state: 'working' | 'stopped' | 'finished' | 'failed', done = 0): string {
    const facts = { done: counts().format(done), trials: counts().format(this.trials) }
    const sentence = fill(this.words[state], facts)
    this.text('state', sentence)
    return sentence
  }

  /** Each quantity with what was simulated and what the formula says. */
  spoken(rows: Shown['rows']): string {
    return rows
      .map(
        ({ quantity, value, formula }) =>
          `${this.nameOf(quantity)}: ${value} (${this.words.formula}: ${formula})`,
      )
      .join('. ')
  }
}

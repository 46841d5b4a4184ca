import { fill } from '#client/ui/fill.ts'
import { inWorker, stopWorker } from '#client/ui/in-worker.ts'
import type { AskedSimulation, Shown, SimulationWords } from './shown-simulation.ts'

const simulate = inWorker<AskedSimulation, Shown, Shown>('simulate')

const counts = new Intl.NumberFormat('en-US')

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

/** As the server draws it. */
function drawn({ band, formula, line }: Shown['courses'][number]): SVGElement[] {
  return Object.entries({ band, formula, line }).map(([name, d]) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('class', `course-${name}`)
    path.setAttribute('d', d)
    return path
  })
}

/** The part of the page, which the next answer replaces. */
class SimulationPart {
  private readonly root: HTMLElement
  private readonly words: SimulationWords

  constructor(root: HTMLElement) {
    this.root = root
    this.words = JSON.parse(root.dataset.words ?? '{}')
  }

  private text(name: string, text: string): void {
    for (const place of this.root.querySelectorAll(`[data-text="${name}"]`)) place.textContent = text
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
    return {
      plan: JSON.parse(this.root.dataset.plan ?? 'null'),
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

  show({ done, rows, courses }: Shown): void {
    const progress = this.root.querySelector('progress')
    if (progress) progress.value = done
    this.say('working', done)
    this.root.querySelector('[data-rows]')?.replaceChildren(...rows.map((row) => this.row(row)))
    this.root.querySelector('[data-courses]')?.replaceChildren(...courses.flatMap(drawn))
  }

  private row({ quantity, formula, value, lower, upper }: Shown['rows'][number]): HTMLElement {
    const cells = [formula, value, `${lower}–${upper}`].map((text) => {
      const number = element('bdi', { dir: 'ltr', class: 'whitespace-nowrap' }, text)
      return element('td', {}, number)
    })
    return element('tr', {}, element('th', { scope: 'row' }, this.nameOf(quantity)), ...cells)
  }

  private nameOf(quantity: string): string {
    return this.words.names[quantity] ?? quantity
  }

  /** The sentence of the state, with the number of trials so far. */
  say(state: 'working' | 'stopped' | 'finished' | 'failed', done = 0): string {
    const facts = { done: counts.format(done), trials: counts.format(this.trials) }
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

/** Simulates the design of the answer. A second press, and an answer that replaces the part, stop it. */
export async function runSimulation(root: HTMLElement, say: (text: string) => void): Promise<void> {
  const part = new SimulationPart(root)
  const asked = part.asked()
  if (!asked) return
  stopWorker()
  part.setRunning(true)
  let done = 0
  try {
    const shown = await simulate(asked, (progress) => {
      if (!root.isConnected) {
        stopWorker()
        return
      }
      done = progress.done
      part.show(progress)
    })
    part.show(shown)
    say(`${part.say('finished', shown.done)} ${part.spoken(shown.rows)}`)
  } catch {
    say(root.isConnected ? part.say(root.dataset.isStopped === '' ? 'stopped' : 'failed', done) : '')
  }
  delete root.dataset.isStopped
  part.setRunning(false)
}

export function stopSimulation(root: HTMLElement): void {
  root.dataset.isStopped = ''
  stopWorker()
}

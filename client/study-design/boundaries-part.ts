import { fill } from '#client/ui/fill.ts'
import { setText } from './set-text.ts'
import { type PathsWords, type ShownPaths, wordsIn } from './shown-paths.ts'

function drawn(d: string): SVGElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', d)
  return path
}

/** Keeps the elements that are there: a change of children costs a phone a frame. */
function takePaths(group: SVGElement, paths: readonly string[]): void {
  const old = Array.from(group.children)
  for (const [index, path] of old.entries()) {
    const d = paths[index]
    if (d) path.setAttribute('d', d)
    else path.removeAttribute('d')
  }
  for (const path of paths.slice(old.length)) group.appendChild(drawn(path))
}

/** The boundaries of the page with their trials, as the server writes them. An answer replaces them. */
export class BoundariesPart {
  private readonly root: HTMLElement
  readonly words: PathsWords

  constructor(root: HTMLElement) {
    this.root = root
    this.words = wordsIn(root.dataset.words)
  }

  private text(name: string, text: string): void {
    for (const place of this.root.querySelectorAll(`[data-text="${name}"]`)) setText(place, text)
  }

  get hasEffect(): boolean {
    const choice = this.root.querySelector('[data-setting="effect"]')
    return !(choice instanceof HTMLSelectElement && choice.value === 'none')
  }

  write({ texts }: ShownPaths): void {
    for (const [name, text] of Object.entries(texts)) this.text(name, text)
    for (const part of this.root.querySelectorAll<HTMLElement>('[data-drawn]')) part.hidden = false
    this.hideButton()
  }

  draw({ bounds, lines }: ShownPaths): void {
    const boundPaths = this.root.querySelectorAll('[data-bounds] path')
    if (boundPaths.length === bounds.length)
      for (const [index, path] of boundPaths.entries()) path.setAttribute('d', bounds[index] ?? '')
    for (const group of this.root.querySelectorAll<SVGElement>('[data-lines]'))
      takePaths(group, lines[group.dataset.lines ?? ''] ?? [])
  }

  private hideButton(): void {
    const button = this.root.querySelector<HTMLElement>('[data-draw]')
    if (!button) return
    if (document.activeElement === button)
      this.root.querySelector<HTMLElement>('[data-setting="effect"]')?.focus()
    button.hidden = true
  }

  fail(): string {
    this.text('state', this.words.failed)
    return this.words.failed
  }

  spoken({ texts }: ShownPaths): string {
    this.text('state', '')
    return fill(this.hasEffect ? this.words.planned : this.words.none, texts)
  }
}

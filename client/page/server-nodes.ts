type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const slotIn = (island: HTMLElement) => island.querySelector<HTMLElement>('[data-slot]')

const isSlot = (node: Node) => node instanceof HTMLElement && 'slot' in node.dataset

/** Without the children of a slot: React never changes them. */
function fillCopy(copy: Node, node: Node): void {
  if (isSlot(node)) return
  for (const child of node.childNodes) fillCopy(copy.appendChild(child.cloneNode()), child)
}

function fieldsIn(nodes: readonly Node[]): Field[] {
  return nodes.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<HTMLInputElement>('input, select, textarea')] : [],
  )
}

interface Typed {
  field: Field
  value: string
  caret: readonly [number, number] | null
}

/** Of a text area, react-dom resets the value on hydration (`initTextarea`). */
function typedIn(field: Field): Typed {
  const hasCaret = field instanceof HTMLTextAreaElement
  return {
    field,
    value: field.value,
    caret: hasCaret ? [field.selectionStart, field.selectionEnd] : null,
  }
}

/** What was chosen in an answer has neither an id nor a name. */
const isSame = (one: Field, other: Field) =>
  one.id === other.id && one.name === other.name && one.dataset.setting === other.dataset.setting

function write({ field, value, caret }: Typed, into: Field): void {
  if (into instanceof HTMLInputElement && field instanceof HTMLInputElement) into.checked = field.checked
  if (into.value === value) return
  into.value = value
  if (caret && into instanceof HTMLTextAreaElement) into.setSelectionRange(...caret)
}

/**
 * React renders an island anew where a password manager or a translator has changed it before
 * hydration, and empties it after an error. For both cases this keeps what the server sent, and
 * what the visitor typed.
 */
export class ServerNodes {
  private island: HTMLElement
  private readonly copy = document.createElement('div')
  private readonly typed: Typed[]
  private readonly focused = document.activeElement
  /** What React has rendered; it removes them after an error, with their fields. */
  private nodes: readonly Node[]
  private slot: HTMLElement | null

  constructor(island: HTMLElement) {
    this.island = island
    for (const { name, value } of island.attributes) this.copy.setAttribute(name, value)
    fillCopy(this.copy, island)
    this.nodes = [...island.childNodes]
    this.typed = fieldsIn(this.nodes).map(typedIn)
    this.slot = slotIn(island)
  }

  get hasSlot(): boolean {
    return this.slot !== null
  }

  /** Moves the children of the slot into its new element. */
  readonly fillSlot = (element: HTMLElement | null): void => {
    if (!element || element === this.slot) return
    element.replaceChildren(...(this.slot?.childNodes ?? []))
    this.slot = element
  }

  /** For when React has rendered: typed text stays, also in new fields. */
  readonly putBackTyped = (): void => {
    this.nodes = [...this.island.childNodes]
    this.fill(this.typed)
  }

  /**
   * After an error.
   * @returns a new element for the island, as the server sent it, with what was typed. React may
   * still work on the old element.
   */
  giveBack(): HTMLElement {
    const typed = fieldsIn(this.nodes).map(typedIn)
    this.fillSlot(slotIn(this.copy))
    this.island.replaceWith(this.copy)
    this.island = this.copy
    this.fill(typed)
    return this.copy
  }

  private fill(typed: readonly Typed[]): void {
    const fields = fieldsIn([this.island])
    for (const one of typed) {
      const { field } = one
      const into = fields.includes(field) ? field : fields.find((other) => isSame(other, field))
      if (!into) continue
      // A field that was replaced holds what was typed until then.
      write(into === field ? one : typedIn(field), into)
      if (into !== field && field === this.focused) into.focus({ preventScroll: true })
    }
  }
}

import { askPage } from '#client/ui/ask-page.ts'

/** With the value in the place of an earlier one. */
function addressWith(name: string, value: string): string {
  const query = new URLSearchParams(location.search)
  query.set(name, value)
  return `${location.pathname}?${query}${location.hash}`
}

interface Parts {
  figure: HTMLElement
  slider: HTMLInputElement
  output: Element
}

function follow({ figure, slider, output }: Parts, file: string, say: (text: string) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let asked: Promise<Document> | undefined

  function load(): Promise<Document> {
    // The last drawing is that of the greatest value.
    asked ??= askPage(file, signal, `[data-value="${slider.max}"] figcaption`).catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }

  async function show(): Promise<void> {
    const { value } = slider
    output.textContent = value
    const drawings = await load()
    if (value !== slider.value) return
    const next = drawings.querySelector(`[data-value="${value}"]`)
    // The form stays in place: the slider has the focus.
    for (const part of ['svg', 'figcaption']) {
      const drawn = next?.querySelector(part)
      if (drawn) figure.querySelector(part)?.replaceWith(document.importNode(drawn, true))
    }
    say(figure.querySelector('desc')?.textContent ?? '')
  }

  // Without the drawings, the old one stays and the address leads to the new one.
  const showQuietly = () => void show().catch(() => {})
  const keepAddress = () => history.replaceState(null, '', addressWith(slider.name, slider.value))
  slider.addEventListener('input', showQuietly, { signal })
  slider.addEventListener('change', keepAddress, { signal })
  for (const reached of ['pointerenter', 'focus'])
    slider.addEventListener(reached, () => void load().catch(() => {}), { signal })
  // The visitor may have moved it before hydration, and a browser restores it after Back.
  if (slider.value !== slider.defaultValue) showQuietly()
  return () => leaving.abort()
}

/**
 * @param file the address of the drawings, each in a figure with its value
 * @param say gets the description of a drawing that is shown
 * @returns a function that removes the listeners
 */
export function followSlider(figure: HTMLElement, file: string, say: (text: string) => void): () => void {
  const slider = figure.querySelector<HTMLInputElement>('input[type="range"]')
  const output = figure.querySelector('output bdi')
  return slider && output ? follow({ figure, slider, output }, file, say) : () => {}
}

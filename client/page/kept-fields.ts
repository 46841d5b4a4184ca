/** On hydration, react-dom (`initTextarea`) resets a text area to the server's text. */
export function keepTextAreas(element: Element): () => void {
  const kept = [...element.querySelectorAll('textarea')].map((area) => {
    const { value, selectionStart, selectionEnd } = area
    return { area, value, selectionStart, selectionEnd }
  })
  return () => {
    for (const { area, value, selectionStart, selectionEnd } of kept) {
      if (area.value === value) continue
      area.value = value
      area.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}

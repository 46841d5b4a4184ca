/**
 * What is typed into the text areas of an element, with the caret. React puts the server's text
 * back into a text area that had one when it comes to life (`initTextarea` of react-dom), and what
 * was typed meanwhile would be lost.
 * @returns what puts it back
 */
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

import { searchField } from '#client/search/field-id.ts'

const typedInto = 'input, select, textarea, [contenteditable]'

/** `/` leads to the search field. The visitor can switch it off (WCAG 2.1.4). */
export function followSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (key !== '/' || ctrlKey || metaKey || altKey) return
    if (document.querySelector('[data-shortcut=off], :modal')) return
    if (target instanceof Element && target.closest(typedInto)) return
    event.preventDefault()
    const field = document.getElementById(searchField)
    if (field) field.focus()
    else document.querySelector<HTMLAnchorElement>('[data-search]')?.click()
  })
}

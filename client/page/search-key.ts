/** Where a character that is typed means that character, or chooses. */
const typedInto = 'input, select, textarea, [contenteditable]'

/**
 * The key `/` leads to the search of the site and into its field. It is off in fields, in dialogs,
 * and where the visitor has switched it off in the accessibility panel (WCAG 2.1.4).
 */
export function followSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (key !== '/' || ctrlKey || metaKey || altKey) return
    if (document.querySelector('[data-shortcut=off], :modal')) return
    if (target instanceof Element && target.closest(typedInto)) return
    event.preventDefault()
    const field = document.getElementById('site-search')
    if (field) field.focus()
    // The browser gives the focus to the field that an address names.
    else location.href = `${document.querySelector<HTMLAnchorElement>('[data-search]')?.href}#site-search`
  })
}

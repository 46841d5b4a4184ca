/**
 * A button with `command` and `commandfor` opens and closes its dialog by itself. Browsers from before 2026 do not
 * know these attributes and need this listener.
 */
export function followDialogCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!button || !(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  })
}

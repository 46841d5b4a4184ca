/**
 * A button with `command` and `commandfor` opens and closes its dialog by itself. Browsers from
 * before 2026 do not know these attributes and need this listener.
 */
function followCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!button || !(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  })
}

/**
 * A click beside a dialog with `closedby="any"` closes it by itself, but not in Safari. The
 * backdrop is the dialog's own.
 */
function closeFromBeside(): void {
  if ('closedBy' in HTMLDialogElement.prototype) return
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (!isInside) target.close()
  })
}

/** What dialogs do by themselves in the newest browsers, for all the others. */
export function followDialogCommands(): void {
  followCommands()
  closeFromBeside()
}

/** Browsers from before 2026 do not know `command` and `commandfor`. */
function followCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!button || !(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') !== 'show-modal') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}

/** Safari does not know `closedby`. A click on the backdrop has the dialog as its target. */
function closeFromBeside(): void {
  if ('closedBy' in HTMLDialogElement.prototype) return
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (!isInside) target.close()
  })
}

export function followDialogCommands(): void {
  followCommands()
  closeFromBeside()
}

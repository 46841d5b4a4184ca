/** The back/forward cache keeps open menus and dialogs: after Back they would cover the page. */
export function closeWhenLeft(): void {
  addEventListener('pagehide', () => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open, dialog[open]')) {
      if (open instanceof HTMLDialogElement) open.close()
      else open.hidePopover()
    }
  })
}

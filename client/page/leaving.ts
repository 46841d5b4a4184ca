/**
 * Menus and dialogs are closed when their page is left. Else Back, which brings a page as it was,
 * would lead to a menu that covers it.
 */
export function closeWhenLeft(): void {
  addEventListener('pagehide', () => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open, dialog[open]')) {
      if (open instanceof HTMLDialogElement) open.close()
      else open.hidePopover()
    }
  })
}

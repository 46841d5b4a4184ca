/** `print-links.css` prints these addresses. The document itself has only paths. */
export function writePrintedAddresses(): void {
  addEventListener('beforeprint', () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
      link.dataset.printed = link.host + link.pathname + link.search + link.hash
    }
  })
}

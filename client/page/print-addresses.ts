/**
 * On paper a link of this site says where it leads. The document knows only paths, as it is the
 * same under every host: before it is printed each link of the text gets its address with the host,
 * which `print.css` shows.
 */
export function writePrintedAddresses(): void {
  addEventListener('beforeprint', () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
      link.dataset.printed = link.host + link.pathname + link.search + link.hash
    }
  })
}

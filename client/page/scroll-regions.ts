/**
 * Only a box that scrolls is a tab stop. Islands render their own again, so theirs stay as they are.
 */
export function followScrollRegions(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const box = target.closest('.scroll-x')
      if (box && box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0')
      else box?.removeAttribute('tabindex')
    }
  })
  for (const part of document.querySelectorAll('.scroll-x, .scroll-x > table'))
    if (!part.closest('[data-island]')) sizes.observe(part)
}

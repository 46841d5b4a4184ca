/**
 * Without script: visible buttons that do nothing, forms without an action, and text that cannot be
 * opened.
 */
export function scriptless(): string[] {
  const works = (button: HTMLButtonElement) =>
    (button.type === 'submit' && Boolean(button.form?.getAttribute('action'))) ||
    button.hasAttribute('popovertarget') ||
    button.closest('summary') !== null
  const dead = [...document.querySelectorAll('button')]
    .filter((button) => !button.disabled && button.checkVisibility() && !works(button))
    .map(
      (button) =>
        `button "${button.textContent?.trim() || button.ariaLabel}" does nothing: give it needs-script, or a form, link or popover`,
    )
  const forms = [...document.querySelectorAll('form')]
    .filter((form) => form.checkVisibility() && !form.getAttribute('action'))
    .map((form) => `form "${form.id}" goes nowhere: give it an action`)
  // A native fold, dialog or menu can be opened without script. On a phone a breadcrumb is one link.
  const folds =
    'details, dialog, main nav > ol:has(> [aria-current="page"]), [popover], [role="dialog"], .needs-script, .sr-only, script, template, [hidden]'
  const lost = [...document.querySelectorAll<HTMLElement>('main :is(p, li, h1, h2, h3, dt, dd)')]
    .filter((element) => !element.closest(folds) && !element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.textContent?.trim())
    .map(
      (element) =>
        `"${element.textContent?.trim().slice(0, 60)}" is not shown: let CSS show it, scripting: none`,
    )
  return [...dead, ...forms, ...lost]
}

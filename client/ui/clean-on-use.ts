/** Loads `clean-fields.ts` when somebody uses the form. Without the file the server cleans. For `ref`. */
export function cleanOnUse(form: HTMLFormElement | null): void {
  const load = () => {
    import('./clean-fields.ts').then(
      ({ cleanFields }) => cleanFields(form),
      () => {},
    )
  }
  if (form?.contains(document.activeElement)) load()
  else form?.addEventListener('focusin', load, { once: true })
}

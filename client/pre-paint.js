// Runs before the first paint: the display settings of this tab (or, if the visitor asked, of this device) become
// data attributes of <html>. A reload forgets the tab's settings.
try {
  const navigation = performance.getEntriesByType('navigation')[0]
  if (navigation && navigation.type === 'reload') sessionStorage.removeItem('display')
  const settings = JSON.parse(sessionStorage.getItem('display') || localStorage.getItem('display') || '{}')
  const allowed = { font: ['115', '130'], contrast: ['high', 'dark'], underline: ['true'] }
  for (const name in allowed) {
    if (allowed[name].includes(String(settings[name])))
      document.documentElement.dataset[name] = settings[name]
  }
} catch {
  // Storage can be forbidden or hold something else: then the page is shown as it is.
}
// What is pressed before the islands are alive waits for them in `early-events.ts`.
window.earlyEvents = []
for (const type of ['click', 'submit'])
  addEventListener(type, (event) => window.earlyEvents?.push(event), true)

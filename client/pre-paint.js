// Runs before the first paint: the display settings of this tab (or, if the visitor asked, of this
// device) become data attributes of <html>; and again when the page comes back or another tab
// changes the device's.
const allowed = { font: ['115', '130'], contrast: ['high', 'dark'], underline: ['true'], shortcut: ['off'] }
const show = (isReload) => {
  try {
    if (isReload) sessionStorage.removeItem('display')
    const settings = JSON.parse(sessionStorage.getItem('display') || localStorage.getItem('display') || '{}')
    for (const name in allowed) {
      if (allowed[name].includes(String(settings[name])))
        document.documentElement.dataset[name] = settings[name]
      else delete document.documentElement.dataset[name]
    }
  } catch {
    // Storage can be forbidden or hold something else: then the page is shown as it is.
  }
}
show(performance.getEntriesByType('navigation')[0]?.type === 'reload')
addEventListener('pageshow', ({ persisted }) => persisted && show())
addEventListener('storage', () => show())
// What is pressed before the islands are alive waits for them in `early-events.ts`.
window.earlyEvents = []
for (const type of ['click', 'submit'])
  addEventListener(type, (event) => window.earlyEvents?.push(event), true)
// The fade from page to page may be broken off, by a second click for instance: Safari calls that
// an error.
for (const type of ['pageswap', 'pagereveal'])
  addEventListener(type, ({ viewTransition }) => {
    const { ready, finished, updateCallbackDone } = viewTransition ?? {}
    void Promise.allSettled([ready, finished, updateCallbackDone])
  })
// Chromium breaks off one before any event has handed it to a script: only its rejection is heard.
addEventListener('unhandledrejection', (event) => {
  if (/^Transition was aborted/.test(event.reason?.message)) event.preventDefault()
})

// Runs before the first paint. The settings of this tab come before those of this device.
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
    // Storage can be forbidden or hold no JSON.
  }
}
show(performance.getEntriesByType('navigation')[0]?.type === 'reload')
addEventListener('pageshow', ({ persisted }) => persisted && show())
addEventListener('storage', () => show())
// Below the floor (`browserslist` in package.json) the page is the one without script. Chrome 124 and
// Safari 17.4 brought the one, Firefox 125 the other.
if (!('setHTMLUnsafe' in Element.prototype && 'popover' in HTMLElement.prototype))
  document.documentElement.dataset.lost = ''
// `client/page/early-events.ts` repeats these events after hydration.
window.earlyEvents = []
for (const type of ['click', 'submit'])
  addEventListener(type, (event) => window.earlyEvents?.push(event), true)
// A second click can abort a view transition. Safari then reports unhandled rejections.
for (const type of ['pageswap', 'pagereveal'])
  addEventListener(type, ({ viewTransition }) => {
    const { ready, finished, updateCallbackDone } = viewTransition ?? {}
    void Promise.allSettled([ready, finished, updateCallbackDone])
  })
// Chromium can abort a transition before it fires either event.
addEventListener('unhandledrejection', (event) => {
  if (/^Transition was aborted/.test(event.reason?.message)) event.preventDefault()
})

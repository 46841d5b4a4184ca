// Runs before the first paint. The settings of this tab come before those of this device.
const allowed = { font: ['115', '130'], contrast: ['high', 'dark'], underline: ['true'], shortcut: ['off'] }
const show = (isReload) => {
  try {
    if (isReload) sessionStorage.removeItem('display')
    // biome-ignore lint/plugin: each setting is compared with the allowed ones
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
const { dataset } = document.documentElement
if (!('setHTMLUnsafe' in Element.prototype && 'popover' in HTMLElement.prototype)) dataset.lost = 'old'
// What needs script is shown once `hydrate.tsx` works. If it never does, the page is as without script.
const lose = () => {
  if (!('awake' in dataset)) dataset.lost ??= ''
}
addEventListener('error', ({ target }) => target.type === 'module' && lose(), true)
setTimeout(lose, 15_000)
// Typed values of such a form leave the page only if it is lost.
addEventListener('submit', (event) => {
  if (event.target.matches('[data-private]:not([data-lost] *)')) event.preventDefault()
})
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

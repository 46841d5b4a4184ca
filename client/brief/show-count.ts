import type { StorageKey } from '#content/storage.ts'

const briefKey: StorageKey = 'brief'

/** Not `readKept`: as a file of its own it would be one more name in the first script of every page. */
function entries(): number {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(briefKey) ?? '""')
    return typeof kept === 'string' ? new URLSearchParams(kept).size : 0
  } catch {
    return 0
  }
}

/** The links to the brief in the header: with the number of its entries, once there are any. */
export function showBriefCount(): void {
  const links = document.querySelectorAll<HTMLElement>('[data-brief-count]')
  let shown = -1
  const show = () => {
    const count = entries()
    if (count === shown) return
    shown = count
    for (const link of links) {
      link.hidden = count === 0
      link.textContent = `${link.dataset.briefCount} (${count})`
    }
  }
  show()
  // After `keep-brief.ts`, which listens since the load.
  document.addEventListener('click', show)
  addEventListener('pageshow', show)
}

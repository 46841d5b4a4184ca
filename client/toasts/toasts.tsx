import { useAtomValue, useSetAtom } from 'jotai'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Text } from '#client/ui/text.tsx'
import { CloseButton } from '#client/ui/tooltip.tsx'
import { dismissToastAtom, type Toast, toastsAtom } from './toast-list.ts'

/** In px, to either side. */
const swipeThreshold = 50

function usePause(): [isPaused: boolean, setPaused: (isPaused: boolean) => void] {
  const [isHeld, setIsHeld] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    const follow = () => setIsHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return [isHeld || isHidden, setIsHeld]
}

function ToastItem({ toast, isPaused, close }: { toast: Toast; isPaused: boolean; close: string }) {
  const dismiss = useSetAtom(dismissToastAtom)
  const [swipe, setSwipe] = useState<{ from: number; by: number } | null>(null)

  useDismissal(toast, isPaused)

  function endSwipe(event: PointerEvent) {
    if (swipe && Math.abs(event.clientX - swipe.from) >= swipeThreshold) dismiss(toast.id)
    setSwipe(null)
  }

  return (
    <li
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 items-start p-4 pe-2 rounded border border-solid border-control border-is-4 border-is-accent bg-field text-ink [touch-action:pan-y] data-[error]:border-is-danger"
      data-error={toast.isError ? '' : undefined}
      style={swipe ? { transform: `translateX(${swipe.by}px)` } : undefined}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setSwipe({ from: event.clientX, by: 0 })
      }}
      onPointerMove={(event) => swipe && setSwipe({ ...swipe, by: event.clientX - swipe.from })}
      onPointerUp={endSwipe}
      onPointerCancel={() => setSwipe(null)}
    >
      <span
        aria-hidden="true"
        className={toast.isError ? 'i-lucide-circle-alert text-danger' : 'i-lucide-circle-check text-accent'}
      />
      <p className="font-700">{toast.title}</p>
      <CloseButton label={close} side="above" className="-mt-2.5 -mb-3" onClick={() => dismiss(toast.id)} />
      <p className="col-start-2 col-end--1 pe-2 text-small">
        <Text>{toast.description}</Text>
      </p>
    </li>
  )
}

/** Counts only the time without a pause. */
function useDismissal({ id, duration }: Toast, isPaused: boolean) {
  const dismiss = useSetAtom(dismissToastAtom)
  const remaining = useRef(duration)
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dismiss(id), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [isPaused, dismiss, id])
}

/** Alt+T moves the focus to the toasts. Hover, focus and a hidden tab pause their time. */
export function Toasts({ label, close }: { label: string; close: string }) {
  const toasts = useAtomValue(toastsAtom)
  const region = useRef<HTMLElement>(null)
  const [isPaused, setPaused] = usePause()

  // The removed toast fires no `pointerleave` and no `blur`.
  const isEmpty = toasts.length === 0
  useEffect(() => {
    if (isEmpty) setPaused(false)
  }, [isEmpty, setPaused])

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', focusRegion)
    return () => document.removeEventListener('keydown', focusRegion)
  }, [])

  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      className="toasts fixed z-50 grid gap-3 w-90 max-w-[calc(100%-2rem)] print:hidden"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status">
        <ol className="grid gap-3">
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} isPaused={isPaused} close={close} />
          ))}
        </ol>
      </div>
    </section>
  )
}

import { atom } from 'jotai'

export interface Toast {
  id: number
  title: string
  description: string
  isError: boolean
  /** How long it stays, in ms, not counting the time it is paused. */
  duration: number
  /** Toasts of one group replace each other: form results are shown one at a time. */
  group?: string
}

export const maximumToasts = 3
export const formToastDuration = 5000
export const defaultToastDuration = 4000

let lastId = 0

/** The toasts on the screen, oldest first. */
export const toastsAtom = atom<Toast[]>([])

/** Shows a toast; the oldest leaves when a fourth arrives. */
export const addToastAtom = atom(null, (_get, set, toast: Omit<Toast, 'id'>) => {
  lastId += 1
  const added = { ...toast, id: lastId }
  set(toastsAtom, (shown) =>
    [...shown.filter(({ group }) => !group || group !== toast.group), added].slice(-maximumToasts),
  )
})

export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(toastsAtom, (shown) => shown.filter((toast) => toast.id !== id))
})

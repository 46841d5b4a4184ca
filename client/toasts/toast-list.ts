import { atom } from 'jotai'

export interface Toast {
  id: number
  title: string
  description: string
  isError: boolean
  /** In ms, without pauses. */
  duration: number
  /** A new toast replaces the toasts of its group. */
  group?: string
}

const maximumToasts = 3
export const formToastDuration = 5000

let lastId = 0

/** Oldest first. */
export const toastsAtom = atom<Toast[]>([])

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

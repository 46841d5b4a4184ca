import { atom } from 'jotai'

/** Which of the header's menus is open; at most one is. */
export const openMenuAtom = atom<'solutions' | 'mobile' | null>(null)

import { atom } from 'jotai'

export const openMenuAtom = atom<'solutions' | 'mobile' | null>(null)

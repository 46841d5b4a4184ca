import { atom } from 'jotai'

/** The post whose insight dialog is open, by its slug. */
export const openInsightAtom = atom<string | null>(null)

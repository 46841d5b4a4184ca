import { atom } from 'jotai'

/** The slug of the post in the open dialog. */
export const openInsightAtom = atom<string | null>(null)

import { createStore } from 'jotai'

/** The browser's one store, shared by all islands. On the server every island has a fresh one. */
export const browserStore = createStore()

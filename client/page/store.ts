import { createStore } from 'jotai'

/** All islands share it in the browser. On the server each island has a fresh store. */
export const browserStore = createStore()

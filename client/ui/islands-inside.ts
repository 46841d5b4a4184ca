import { createContext } from 'react'

/** For an island that exchanges HTML of the server with islands in it. */
interface IslandsInside {
  /** Ends the islands in the place, before their HTML leaves the page. */
  end: (place: HTMLElement) => void
  /** Hydrates those that came, before the next paint if their files are there. */
  wake: (place: HTMLElement) => void
}

/** `client/page` provides it. On the server no island wakes. */
export const IslandsInside = createContext<IslandsInside>({ end: () => {}, wake: () => {} })

import { type ComponentType, createContext, useContext } from 'react'

/** Places on pages where another subject shows something, with what it is told there. */
export interface Places {
  /** Puts what its parameters name into the visitor's project brief. */
  collect: { parameters: Record<string, string> }
  /** Below a service, by the id of its card: how it is planned. */
  servicePlanning: { card: string }
  /** Below a service: where its work can be seen. */
  serviceExample: { card: string }
  /** Below a term of the glossary: where it is planned with. */
  termPlanning: { slug: string }
  /** Beside what the home page says of precision. */
  homeExample: object
}

/** What a subject shows at places of others. */
export type PlaceTable = { [Name in keyof Places]?: ComponentType<Places[Name]> }

const PlacesContext = createContext<PlaceTable>({})

export const PlacesProvider = PlacesContext.Provider

/** What stands at a place; undefined where no subject of the site has anything for it. */
export const usePlace = <Name extends keyof Places>(name: Name): PlaceTable[Name] =>
  useContext(PlacesContext)[name]

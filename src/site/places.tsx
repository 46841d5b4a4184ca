import { type ComponentType, createContext, useContext } from 'react'
import type { Parameters } from '#content/routes.ts'

/** Places on pages where another subject may show a component, with the props of the component. */
export interface Places {
  /** A control that adds the parameters to the visitor's project brief. */
  collect: { parameters: Parameters }
  /** Below a service: a link to the designs that plan it. */
  servicePlanning: { card: string }
  /** Below a service: a link to an example of its work. */
  serviceExample: { card: string }
  /** Above the form of a design: what it is for, an example of the estimand builder; or as a sentence. */
  designQuestion: { example: string; isSentence?: boolean }
  /** Below a term: links to the designs that use it. */
  termPlanning: { slug: string }
  /** On the home page: a `Door` (`src/blocks/door.tsx`) to a number of a study and its sources. */
  homeStudy: object
  /** To the number of participants. */
  homeSize: object
  /** To the question of a trial. */
  homeQuestion: object
  /** In a therapeutic area (a key of its words): its question, the designs for it, a whole study. */
  areaQuestion: AreaProps
  areaDesigns: AreaProps & { isShort?: boolean }
  areaStudy: AreaProps
  /** Below what drives a quote: a study counted in that way. */
  quoteExample: object
}

interface AreaProps {
  area: string
}

export type PlaceTable = { [Name in keyof Places]?: ComponentType<Places[Name]> }

const PlacesContext = createContext<PlaceTable>({})

export const PlacesProvider = PlacesContext.Provider

/** Undefined if no subject has a component for the place. */
export const usePlace = <Name extends keyof Places>(name: Name): PlaceTable[Name] =>
  useContext(PlacesContext)[name]

import { type DesignName, studyDesignRoutes } from '#content/study-design/routes.ts'
import { designs } from './by-name.ts'

export { designs }

export function isDesignName(name: string): name is DesignName {
  return Object.hasOwn(designs, name)
}

/** In the order of the routes, which is that of the pages. */
export const designNames: readonly DesignName[] = Object.keys(studyDesignRoutes)
  .map((page) => page.replace('study-design/', ''))
  .filter(isDesignName)

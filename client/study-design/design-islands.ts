/** In one file, because every page of a design has both. */
export { DesignAnswer } from './design-answer.tsx'

export { SimulationTool } from './simulation-tool.tsx'

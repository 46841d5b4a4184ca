export { cardPlots, isPlotName, type PlotName } from './names.ts'
export { Plot } from './plot.tsx'

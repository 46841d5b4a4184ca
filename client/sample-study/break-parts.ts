import { BreakTool, handOver } from './break-tool.tsx'
import { breakValue } from './break-value.ts'
import { OutcomeView } from './outcome-view.tsx'

handOver({ breakValue, OutcomeView })

export { BreakTool }

import { BreakTool, handOver } from './break-tool.tsx'
import { breakValue } from './break-value.ts'
import { GrowingOutcome } from './growing-outcome.tsx'

handOver({ breakValue, GrowingOutcome })

export { BreakTool }

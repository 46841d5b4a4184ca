import { type Monitor, monitor } from '@marom/trial-designs/monitoring'
import { drawPaths } from '#src/study-design/shown/draw-paths.ts'
import { followSimulation } from '#src/study-design/shown/follow.ts'
import { answerCalls } from './answer-calls.ts'

answerCalls<never>({
  monitor: monitor satisfies Monitor,
  paths: drawPaths,
  simulate: followSimulation,
})

import { reset } from 'cloudflare:test'
import { afterAll } from 'vitest'

// A message that waits for its next try would be tried during a later file, by that file's clock.
afterAll(() => reset())

import fc from 'fast-check'

// A property test draws the same cases in every run, so a failure can be repeated.
fc.configureGlobal({ seed: 20_261_130 })

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { nameOf, tried } from './states.ts'

/** In ms. A state takes some milliseconds; a slower one is taken as endless. */
const longest = 5000

/** The run stops after this number of endless states. */
const mostRestarts = 5

interface Run {
  last: number
  isDone: boolean
  problems: string[]
}

/** Of the time that a state may take. A machine that stands still loses one part, not all. */
const parts = 5

/** Computes states in a process until it ends or no longer prints. */
function run(from: number, hang: number, patience: number): Promise<Run> {
  const child = spawn(process.execPath, ['test/study-design/compute.ts', `${from}`, `${hang}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const result: Run = { last: from, isDone: false, problems: [] }
  return new Promise((resolve) => {
    // The start takes longer than a state.
    let left = 4 * parts
    const timer = setInterval(() => {
      left -= 1
      if (left === 0) child.kill('SIGKILL')
    }, patience / parts)
    createInterface(child.stdout).on('line', (line) => {
      left = parts
      if (line === 'done') result.isDone = true
      else if (line.includes(' ')) result.problems.push(line)
      else result.last = Number(line)
    })
    child.on('close', () => {
      clearInterval(timer)
      resolve(result)
    })
  })
}

async function failures(from: number, { hang = -1, patience = longest } = {}): Promise<string[]> {
  const states = [...tried()]
  const named = (number: number, what: string) => {
    const state = states[number]
    return `${state ? nameOf(state) : number}: ${what}`
  }
  const failed: string[] = []
  for (let next = from, i = 0; i <= mostRestarts; i++) {
    const { last, isDone, problems } = await run(next, hang, patience)
    failed.push(...problems.map((line) => named(Number.parseInt(line, 10), line)))
    if (isDone) return failed
    failed.push(named(last, 'does not end'))
    next = last + 1
  }
  return failed
}

test('every design, at and between the limits of its fields, in pairs: a result or a refusal, in time', {
  timeout: 120_000,
}, async () => {
  expect([...tried()].length).toBeGreaterThan(1000)
  expect(await failures(0)).toEqual([])
})

test('a state that does not end fails by its name, and the next ones are tried', {
  timeout: 60_000,
}, async () => {
  const states = [...tried()]
  const hang = states.length - 3
  const state = states[hang]
  expect(await failures(hang - 2, { hang, patience: 2000 })).toEqual([
    `${state && nameOf(state)}: does not end`,
  ])
})

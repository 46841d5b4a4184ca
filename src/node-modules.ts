import { createRequire } from 'node:module'

const require = createRequire('/')

/**
 * Modules of Node.js that are not wanted until a page is rendered or a message comes. An import would load them, and what
 * they import in turn, whenever a Worker starts: a third of all its top-level code (test/bench/README.md).
 */
export const nodeZlib = (): typeof import('node:zlib') => require('node:zlib')
export const nodeCrypto = (): typeof import('node:crypto') => require('node:crypto')

import { nodeZlib } from '../../node-modules.ts'

export type Encoding = 'br' | 'gzip'

const accepted = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
} satisfies Record<Encoding, RegExp>

function isAccepted(header: string, encoding: Encoding): boolean {
  const match = accepted[encoding].exec(header)
  return match !== null && Number(match[1] ?? 1) > 0
}

function smallest(header: string): Encoding | null {
  if (isAccepted(header, 'br')) return 'br'
  return isAccepted(header, 'gzip') ? 'gzip' : null
}

/** Nearly all browsers send the same header. */
let latest: { header: string; encoding: Encoding | null } = { header: '', encoding: null }

/** The smallest encoding that an `Accept-Encoding` header takes, or null for the bytes as they are. */
export function encodingFor(header: string | null | undefined): Encoding | null {
  if (!header) return null
  if (header !== latest.header) latest = { header, encoding: smallest(header) }
  return latest.encoding
}

type Done = (error: Error | null, result: Uint8Array<ArrayBuffer>) => void

/** What `promisify` of `node:util` does: that module alone would take a Worker a millisecond more to start. */
function promised(run: (done: Done) => void): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    run((error, result) => (error ? reject(error) : resolve(result)))
  })
}

/**
 * Quick takes a few milliseconds of CPU for a page; best is a tenth smaller, the smallest that brotli makes, and takes
 * some hundred.
 */
export type Effort = 'quick' | 'best'

/** Compresses a whole document. */
export function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> {
  const { brotliCompress, constants, gzip } = nodeZlib()
  if (encoding === 'gzip') return promised((done) => gzip(bytes, { level: 6 }, done))
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promised((done) => brotliCompress(bytes, { params }, done))
}

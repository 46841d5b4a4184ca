/**
 * Passes a stream on as it comes, and hands its bytes over in one piece when it has ended well: not when the reader
 * leaves before the end, nor when the stream breaks.
 */
export function observe(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEnd: (bytes: Uint8Array<ArrayBuffer>) => void | Promise<void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  return stream.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        chunks.push(chunk)
        controller.enqueue(chunk)
      },
      flush: () => onEnd(joined(chunks)),
    }),
  )
}

function joined(chunks: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

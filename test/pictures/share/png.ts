import { crc32, deflateSync } from 'node:zlib'

/** Length, type, data, checksum (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** The most frequent colors of pixels of four bytes, as 0xRRGGBB. */
function commonColors(pixels: Uint8Array, most: number): number[] {
  const counts = new Map<number, number>()
  for (let i = 0; i < pixels.length; i += 4) {
    const color = colorAt(pixels, i)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([color]) => color)
}

const colorAt = (pixels: Uint8Array, i: number) =>
  ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0)

function distance(a: number, b: number): number {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255))
  return (red ?? 0) ** 2 + (green ?? 0) ** 2 + (blue ?? 0) ** 2
}

/** Finds the nearest color of a palette; results are cached. */
function nearestIn(palette: number[]): (color: number) => number {
  const known = new Map(palette.map((color, index) => [color, index]))
  return (color) => {
    const found = known.get(color)
    if (found !== undefined) return found
    const distances = palette.map((other) => distance(color, other))
    const nearest = distances.indexOf(Math.min(...distances))
    known.set(color, nearest)
    return nearest
  }
}

/**
 * Writes pixels (four bytes each, opaque) as a PNG of at most 256 colors (`most`): a third of the bytes, and
 * no visible loss for drawings of few colors.
 */
export function encodePng(pixels: Uint8Array, width: number, height: number, most = 256): Buffer {
  const palette = commonColors(pixels, most)
  const indexOf = nearestIn(palette)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + x + 1] = indexOf(colorAt(pixels, (y * width + x) * 4))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8)
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

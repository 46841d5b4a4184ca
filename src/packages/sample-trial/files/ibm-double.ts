import { Buffer } from 'node:buffer'

/**
 * A number of 64 bits as IBM mainframes store it: a sign, an exponent of 16 plus 64 in 7 bits, a
 * fraction in 56 bits. The fraction has room for the 53 bits of a JavaScript number, so nothing is
 * rounded. `null` is the missing value of SAS, a full stop and zeros (SAS note TS-140).
 *
 * @throws for infinity, NaN and magnitudes outside 16^-65 to 16^63
 */
export function ibmDouble(value: number | null): Buffer {
  const bytes = Buffer.allocUnsafe(8).fill(0)
  if (value === null) {
    bytes.write('.')
    return bytes
  }
  if (value === 0) return bytes
  bytes.writeDoubleBE(value)
  // The magnitude is at least 2^(binary - 1) and less than 2^binary.
  const binary = ((bytes.readUInt16BE() >> 4) & 0x7ff) - 1022
  const exponent = Math.ceil(binary / 4)
  if (exponent < -64 || exponent > 63) throw new RangeError(`An IBM double cannot hold ${value}.`)
  bytes.writeBigUInt64BE(BigInt(Math.abs(value) * 2 ** (56 - 4 * exponent)))
  bytes.writeUInt8((value < 0 ? 0x80 : 0) + exponent + 64)
  return bytes
}

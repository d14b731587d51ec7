/** Two 32-bit hashes of the cells, as 16 hexadecimal digits. */
export function digestOf(parts: readonly Int32Array[]): string {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (const part of parts)
    for (let i = 0; i < part.length; i++) {
      const v = part[i]
      a = Math.imul(a ^ v, 0x01000193)
      b = (Math.imul(b, 31) + v + (b >>> 15)) | 0
    }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

/** A random seed for a game: 128 bits, none of which `keyFromSeed` loses. */
export const newSeed = (): string =>
  `x${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** 256 random bits as 64 hexadecimal digits: the secret of a seat, or a share in a shuffle. */
export const newKey = (): string => bytesToHex(randomBytes(32))

/** A number used once, 64 bits: an input that is sent twice is carried out once. */
export const newNonce = (): string => bytesToHex(randomBytes(8))

/** SHA-256 of a text. Not `crypto.subtle`: a browser has none on a network address without TLS. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

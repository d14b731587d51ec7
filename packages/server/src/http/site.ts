import type { IncomingMessage } from 'node:http'

/** The page loads nothing from elsewhere and runs no text as a program; it may write the styles of its elements. */
const contentSecurityPolicy = (host: string | undefined): string =>
  [
    "default-src 'self'",
    // Sockets are named with host and scheme: not every browser counts them as 'self'.
    isHost(host) ? `connect-src 'self' ws://${host} wss://${host}` : "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const isHost = (host: string | undefined): host is string =>
  host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)

/** Headers of every reply. A link's secret stands behind its `#` and is sent to nobody, also not as where one came from. */
export const safeHeaders = (host: string | undefined): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(host),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
})

/** Whether a browser's page of this origin may speak to us: our own address, or the public one. Programs send none. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean {
  if (origin === undefined) return true
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * The address of a client. Behind a proxy it is the last one that the proxy names: those before it are what the client
 * itself says.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const named = trustProxy ? headers['x-forwarded-for'] : undefined
  const last = (Array.isArray(named) ? named.at(-1) : named)?.split(',').at(-1)?.trim()
  return last === undefined || last === '' ? (socket.remoteAddress ?? '') : last
}

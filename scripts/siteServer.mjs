// How the page is served on this machine and to the browser tests.

/** The page loads nothing from elsewhere and runs no text as a program; it may write the styles of its elements. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** For `preview` of vite: what is not there is 404, not the page; types are what they are called. */
export const siteServer = {
  appType: /** @type {const} */ ('mpa'),
  preview: { headers: { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' } },
}

import { config } from 'zod/v4/core'

// zod would compile its checks to code where it may, and asks by trying: the page's Content-Security-Policy forbids that,
// and the browser reports the try. It is told before the first schema is made.
config({ jitless: true })

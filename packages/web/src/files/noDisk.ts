/** Replaces `node:fs` and its like in the bundle: `@fudaba/files` imports them, the page never calls them. */
const none = (): never => {
  throw new Error('a page has no disk')
}

export const existsSync = none
export const mkdirSync = none
export const readdirSync = none
export const readFileSync = none
export const renameSync = none
export const rmSync = none
export const statSync = none
export const writeFileSync = none
export const basename = none
export const dirname = none
export const extname = none
export const join = none

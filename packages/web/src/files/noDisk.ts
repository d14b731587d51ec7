/** Stands in for Node's disk and path modules, which the file formats import beside what the page uses. */
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

/** Stands in for Node's disk and path modules, which the file formats import beside what the page uses. */
const none = (): never => {
  throw new Error('a page has no disk')
}

export const mkdirSync = none
export const readFileSync = none
export const renameSync = none
export const rmSync = none
export const writeFileSync = none
export const dirname = none

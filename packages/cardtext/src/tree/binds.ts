export { BINDS, type Bound } from '@fudaba/kernel'

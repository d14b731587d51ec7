import { conformance } from '@fudaba/kernel/testing'
import { kiseki } from '@fudaba/kiseki'
conformance(kiseki as never, { seeds: 12 })

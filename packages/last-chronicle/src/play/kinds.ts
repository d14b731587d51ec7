/** アビリティ (11.4.2): field, trigger and action abilities, by the kind of tree their text becomes. */
export const abilityKinds = { field: 'continuous', trigger: 'triggered', action: 'activated' } as const

/** 効果 (11.9.2): done at once, lasting, or in place of something else. */
export const effectKinds = ['one-shot', 'continuous', 'replacement'] as const

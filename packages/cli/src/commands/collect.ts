/** For an option that may be given several times. */
export const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]

/** Where nothing hovers, a tap puts a card in, and a button beside it shows it. */
export const hovers = (): boolean => matchMedia('(hover: hover)').matches

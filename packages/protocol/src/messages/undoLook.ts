/** The four looks of the button that takes back: nothing to take back, free, the other is asked, he refused. */
export type UndoLook = 'none' | 'free' | 'ask' | 'refused'

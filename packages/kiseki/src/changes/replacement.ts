import { book } from '../book.ts'

/** 置換効果 (1216): of several the affected player chooses (1216.2); one that says "may" is asked about (1216.3). */
book.replacementChoice('1216.2', '1216.3')

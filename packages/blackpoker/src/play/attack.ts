import { list } from './list.ts'
import { attackEffect } from '../battle/attack.ts'

/** アタック. */
export const attack = list('attack', { ja: 'アタック', en: 'Attack' }, 'attack.frame', {
  trigger: 'direct',
  speed: 'normal',
  timing: 'main',
  onceATurn: 'attack.once-a-turn',
  effect: attackEffect,
})

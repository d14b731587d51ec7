import { structural } from './rows.ts'

/** The worked examples of the rulebook, in our own words: each is played out by the test its row names. */
export const examples = {
  '4.6#ex1': structural(
    '+1000/+0はパワーだけを1000上げる',
    '+1000/+0 raises power by 1000 and ATK by nothing',
    'A worked example of 4.6, which carries the rule; played out in the test “4.6: +1000/+0 in a text raises power by 1000 and ATK by nothing”.',
  ),
  '11.6.2#ex1': structural(
    '「とき」「時に」「たび」がトリガーを示す',
    'When, at the time, whenever: each makes a trigger',
    'A worked example of 11.6.2, which carries the rule; played out in the test “11.6.2: とき, 時に and たび each make a trigger”.',
  ),
} as const

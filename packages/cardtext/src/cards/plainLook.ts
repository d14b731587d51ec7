/** How lines of a plain text look. */

/** A rule between two cards. */
export const BETWEEN_CARDS = /^[-=＝―─_*＊~〜]{3,}$/u
/** A line that is quoted whole is what somebody says, and no rule. */
export const QUOTED = /^(?:「[^「」]*」|“[^“”]*”)$/u
/** How a line of rules text begins, if not with a label. */
const TEXT_BEGINS = /^(?:[【[『≪▼●→※]|・(?!\s*[^\s:：]{1,8}[:：])|[0-9X]+\s*[:：]|(?:自|起|永)\s*[:：【])/u

/** Whether a line can only be rules text. */
export const isText = (text: string): boolean =>
  text.includes('。') || TEXT_BEGINS.test(text) || /^[(（][^()（）]{9,}[)）]$/u.test(text)

/** Bold, headings and the bullets of lists are how a page looks. */
export const withoutMarkup = (line: string): string =>
  line
    .replaceAll('**', '')
    .replaceAll(/<br\s*\/?>/gu, '')
    .replace(/^(\s*)(?:#{1,6}|[-*•])\s+/u, '$1')

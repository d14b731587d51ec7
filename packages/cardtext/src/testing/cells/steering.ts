import { answer, randomAnswer } from '@fudaba/kernel/search'
import { type Transcript, TranscriptError } from '@fudaba/kernel/testing'

/** How a board is played on without a test that says each step. */

export interface Steering {
  /** Words that are chosen wherever they can be, in this order; the first candidates where none of them is. */
  readonly prefers: readonly string[]
  /** Whether questions for yes or no are answered with yes. */
  readonly will?: boolean
  /** Actions that are taken in open windows, each once, instead of passing. */
  readonly acts?: readonly string[]
}

const MOST = 200

/** Everybody passes and answers, until this holds or the game is over. */
export function playOn(
  g: Transcript,
  { prefers, will = true, acts = [] }: Steering,
  until: () => boolean,
): void {
  const left = [...acts]
  for (let i = 0; i < MOST && g.match.decision !== null && !until(); i++) {
    const d = g.match.decision
    const words = d.candidates.map((c) => g.names.candidate(c))
    const action =
      d.shape === 'act' ? left.find((each) => d.candidates.some((c) => c.name === each)) : undefined
    if (action !== undefined) {
      left.splice(left.indexOf(action), 1)
      g.send(d.player, [d.candidates.find((c) => c.name === action)!.id])
    } else if (d.shape === 'act' && d.pass) g.send(d.player, [])
    else if (words.includes('yes') && words.includes('no'))
      g.send(d.player, [g.names.pick(d, will ? 'yes' : 'no')])
    else {
      const wanted = prefers.flatMap((word) => {
        const at = words.indexOf(word)
        return at < 0 ? [] : [d.candidates[at].id]
      })
      const others = d.candidates.map(({ id }) => id).filter((id) => !wanted.includes(id))
      // Whoever wants something chooses it, also where he may choose nothing.
      const some = prefers.length > 0 ? 1 : 0
      const least = will ? Math.min(d.max, Math.max(d.min, wanted.length, some)) : d.min
      sendOr(
        g,
        d.shape === 'choose' || d.shape === 'option' || d.shape === 'order',
        [...wanted, ...others].slice(0, least),
      )
    }
  }
}

/** The answer, or, where it is none, the first that is one. */
function sendOr(g: Transcript, plain: boolean, ids: readonly string[]): void {
  const { decision, game } = g.match
  try {
    if (plain) return g.send(decision!.player, ids)
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error
  }
  answer(
    game,
    randomAnswer(game.offer, () => 0),
  )
}

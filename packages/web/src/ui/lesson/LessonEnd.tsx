import { resolveConfig } from '@fudaba/kernel'
import { type Lesson, lessonKinds, lessonText } from '@fudaba/studies'
import type { Words } from '@fudaba/table'
import { startGame } from '../../navigation/openGame.ts'
import { openLesson } from '../../navigation/openLesson.ts'
import { newSeed } from '../../play/newSeed.ts'
import { say } from '../../settings/say.ts'

interface EndProps {
  readonly lesson: Lesson
  readonly words: Words
}

/** What one knows now, and the ways on: the next lesson, a first game. */
export function LessonEnd({ lesson, words }: EndProps) {
  const next = lessonKinds[lessonKinds.indexOf(lesson.kind) + 1]
  return (
    <div class="coach-words" role="status">
      <p class="coach-says">{say.value('lessonKnow')}</p>
      <ul>
        {lesson.know.map((each) => (
          <li key={each.en}>{lessonText(words, each)}</li>
        ))}
      </ul>
      <div class="buttons">
        {next === undefined ? null : (
          <button
            type="button"
            class="primary"
            data-next-lesson={next}
            onClick={() => void openLesson(lesson.game, next)}
          >
            {say.value('lessonAfter', { title: say.value(`lesson.${next}`) })}
          </button>
        )}
        <button
          type="button"
          class={next === undefined ? 'primary' : ''}
          data-first-game=""
          onClick={() => void playFirst(words)}
        >
          {say.value('lessonPlay')}
        </button>
      </div>
    </div>
  )
}

/** Against the weakest computer that thinks, with the usual decks. */
async function playFirst({ rules }: Words): Promise<void> {
  await startGame({
    game: rules.name,
    seats: { P1: 'person', P2: { agent: 'easy' } },
    seed: newSeed(),
    decks: rules.defaultDecks(resolveConfig(rules, {})),
  })
}

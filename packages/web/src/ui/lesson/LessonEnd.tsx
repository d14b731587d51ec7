import { type Lesson, lessonKinds, lessonText } from '@fudaba/studies'
import type { Words } from '@fudaba/table'
import { openLesson } from '../../navigation/openLesson.ts'
import { say } from '../../settings/say.ts'

interface EndProps {
  readonly lesson: Lesson
  readonly words: Words
  readonly onPlay: () => void
}

/** What one knows now, and the ways on: the next lesson, a first game. */
export function LessonEnd({ lesson, words, onPlay }: EndProps) {
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
        <button type="button" class={next === undefined ? 'primary' : ''} data-first-game="" onClick={onPlay}>
          {say.value('lessonPlay')}
        </button>
      </div>
    </div>
  )
}

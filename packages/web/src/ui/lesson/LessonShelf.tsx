import { useEffect, useState } from 'preact/hooks'
import type { LessonCover } from '@fudaba/studies/covers'
import { keptLesson } from '../../lessons/keptLessons.ts'
import { openLesson } from '../../navigation/openLesson.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** In the lobby: the lessons of the chosen game, with those that are begun and done. */
export function LessonShelf({ game }: { game: string }) {
  const lessons = useLessons(game)
  if (lessons.length === 0) return null
  return (
    <section class="lessons" aria-label={say.value('lessons')}>
      <h2>{say.value('lessons')}</h2>
      <div class="lesson-list">
        {lessons.map(({ kind, title, about, minutes }) => (
          <button
            key={kind}
            type="button"
            data-lesson={kind}
            title={about[lang.value]}
            onClick={() => void openLesson(game, kind)}
          >
            <b>{title[lang.value]}</b>
            <small>
              {say.value('lessonMinutes', { n: minutes })}
              <Mark game={game} kind={kind} />
            </small>
          </button>
        ))}
      </div>
    </section>
  )
}

function Mark({ game, kind }: { game: string; kind: string }) {
  const { course, done } = keptLesson(game, kind)
  if (course.length > 0) return <> · {say.value('lessonBegun')}</>
  return done ? <> · ✓ {say.value('lessonWasDone')}</> : null
}

function useLessons(game: string): readonly LessonCover[] {
  const [found, setFound] = useState<{ game: string; lessons: readonly LessonCover[] } | null>(null)
  useEffect(() => {
    let left = false
    void import('@fudaba/studies/covers')
      .then(({ coversOf }) => coversOf(game))
      .then((lessons) => left || setFound({ game, lessons }))
      // Without a network, what was not kept is not there; the lobby does without.
      .catch(() => undefined)
    return () => void (left = true)
  }, [game])
  return found?.game === game ? found.lessons : []
}

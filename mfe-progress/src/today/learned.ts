import { LessonProgressSchema, type LessonProgress } from '@aura/shared-domain';
import { collection, useSession } from '@aura/shared-session';
import { useEffect, useState } from 'react';

/** What was answered of each lesson; as many as the security rules let one query read. */
const lessonRecords = collection({
  name: 'lessonProgress',
  schema: LessonProgressSchema,
  newestBy: 'updatedAt',
  limit: 50,
  failed: { list: 'Não foi possível carregar suas revisões. Tente novamente.' },
});

/** How many questions wait to be asked again. */
export const countDueQuestions = (progress: readonly LessonProgress[], now: Date): number =>
  progress.flatMap(({ cards }) => Object.values(cards)).filter(({ dueAt }) => dueAt <= now.getTime()).length;

/** The person's lessons; null until they are known. Nothing is read for a person who has completed none. */
export function useLearned(): readonly LessonProgress[] | null {
  const session = useSession();
  const [learned, setLearned] = useState<readonly LessonProgress[] | null>(null);
  const hasLearned =
    session.status === 'signedIn' && session.profile.badges.some(({ id }) => id === 'eterno_aprendiz');
  useEffect(() => {
    if (!hasLearned) return undefined;
    let isOver = false;
    void lessonRecords.list().then((listed) => {
      // The panel is complete without them.
      if (!isOver && listed.ok) setLearned(listed.value.flatMap(({ value }) => value ?? []));
    });
    return () => {
      isOver = true;
    };
  }, [hasLearned]);
  return learned;
}

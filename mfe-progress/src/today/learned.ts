import { LessonProgressSchema, type LessonProgress, type Profile } from '@aura/shared-domain';
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

type Listed = ReturnType<typeof lessonRecords.list>;
let underWay: { readonly uid: string; readonly listed: Listed } | null = null;

/** Lists the lessons of the signed-in person. Several cards of the panel ask at the same moment: they share one read. */
function listTogether(uid: string): Listed {
  if (underWay?.uid === uid) return underWay.listed;
  const listed = lessonRecords.list().finally(() => {
    if (underWay?.listed === listed) underWay = null;
  });
  underWay = { uid, listed };
  return listed;
}

/** Whether the person has completed a lesson: their badge says so without a read. */
export const hasLearned = ({ badges }: Pick<Profile, 'badges'>): boolean =>
  badges.some(({ id }) => id === 'eterno_aprendiz');

/** The person's lessons; null until they are known. Nothing is read for a person who has completed none. */
export function useLearned(): readonly LessonProgress[] | null {
  const session = useSession();
  const [learned, setLearned] = useState<readonly LessonProgress[] | null>(null);
  const learner = session.status === 'signedIn' && hasLearned(session.profile) ? session.user.uid : null;
  useEffect(() => {
    if (learner === null) return undefined;
    let isOver = false;
    void listTogether(learner).then((listed) => {
      // The panel is complete without them.
      if (!isOver && listed.ok) setLearned(listed.value.flatMap(({ value }) => value ?? []));
    });
    return () => {
      isOver = true;
    };
  }, [learner]);
  return learned;
}

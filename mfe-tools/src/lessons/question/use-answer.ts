import { announceBadges } from '@aura/shared-career-ui';
import { withOffline } from '@aura/shared-pages/data';
import { type GradeOfRecall, lessonAnswerEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { useState } from 'react';
import { refreshAfterWork } from '../../runs/refresh-after-work.ts';
import { LIBRARY_PATH } from '../paths.ts';
import { readDeviceTimeZone } from '../progress/time-zone.ts';
import type { Progress } from '../progress/use-progress.ts';

export interface GivenAnswer {
  readonly answer: number | string;
  readonly grade: GradeOfRecall;
  /** Answers to the question so far. */
  readonly reps: number;
}

/** Sends answers to questions of lessons; what was answered stays on screen where it cannot be sent. */
export function useAnswer({ apply }: Progress) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (
    { lessonId, questionId }: { readonly lessonId: string; readonly questionId: string },
    given: GivenAnswer,
  ): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    const outcome = await call(lessonAnswerEndpoint, {
      slug: lessonId,
      questionId,
      timeZone: readDeviceTimeZone(),
      ...given,
    });
    setBusy(false);
    if (!outcome.ok) {
      setFailure(withOffline(outcome.error.message));
      return false;
    }
    const { card, completedAt, practice, newBadges } = outcome.value;
    apply({ lessonId, completedAt, practice, answered: { questionId, card } });
    announceBadges(newBadges);
    if (completedAt !== null) await refreshAfterWork(LIBRARY_PATH, newBadges.length > 0);
    return true;
  };
  return { busy, failure, send };
}

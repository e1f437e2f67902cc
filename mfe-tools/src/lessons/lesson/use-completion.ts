import { lessonCompleteEndpoint } from '@aura/shared-domain';
import { announceBadges } from '@aura/shared-career-ui';
import { withOffline } from '@aura/shared-pages/data';
import type { Reading } from '@aura/shared-lessons';
import { call } from '@aura/shared-session';
import { useEffect, useRef, useState } from 'react';
import { refreshAfterWork } from '../../runs/refresh-after-work.ts';
import { LIBRARY_PATH } from '../paths.ts';
import { readDeviceTimeZone } from '../progress/time-zone.ts';
import type { Progress } from '../progress/use-progress.ts';

/**
 * Reports a lesson as read. A failed report is repeated when the connection is back, or on request.
 * @param read how it was read; null while it is not
 */
export function useCompletion(
  id: string,
  {
    read,
    done,
    progress,
  }: { readonly read: Reading | null; readonly done: boolean; readonly progress: Progress },
): { readonly failure: string | null; readonly retry: () => void } {
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);
  const { apply } = progress;
  const isReady = progress.state.status === 'ready' && !done && failure === null;
  useEffect(() => {
    if (!isReady || !read || isSending.current) return;
    isSending.current = true;
    void call(lessonCompleteEndpoint, { slug: id, timeZone: readDeviceTimeZone(), ...read }).then(
      async (outcome) => {
        isSending.current = false;
        if (!outcome.ok) return setFailure(withOffline(outcome.error.message));
        const { completedAt, practice, newBadges } = outcome.value;
        apply({ lessonId: id, completedAt, practice });
        announceBadges(newBadges);
        await refreshAfterWork(LIBRARY_PATH, newBadges.length > 0);
      },
    );
  }, [isReady, id, read, apply]);
  useEffect(() => {
    if (failure === null) return;
    const again = () => setFailure(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failure]);
  return { failure, retry: () => setFailure(null) };
}

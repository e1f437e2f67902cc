import { announceBadges, focusTarget, formatValue } from '@aura/shared-career-ui';
import {
  MOST_VERSION_CHANGES,
  type ResumeStructure,
  type StoredResumeRun,
  resumeRunEndpoint,
  type VersionChange,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { showToast } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import { askOrFind } from '../../runs/ask-or-find.ts';
import { refreshAfterWork } from '../../runs/refresh-after-work.ts';
import type { RunFailure } from '../../runs/run-failure.ts';
import { findKeptTask, keepDoneIn } from '../../task/kept-task.ts';
import { HOME_PATH, runPath } from '../paths.ts';
import type { Accepted } from '../state.ts';

/** Heading of the section that saves. */
export const SAVE_ID = 'save-title';

interface Revised {
  readonly runId: string;
  readonly run: StoredResumeRun;
  /** The CV with the accepted suggestions. */
  readonly working: ResumeStructure;
  readonly accepted: readonly Accepted[];
}

/** The improved CV as a version that can be saved, from more than one place of the page. */
export interface Revision {
  readonly changes: readonly VersionChange[];
  readonly saving: boolean;
  readonly failure: RunFailure | null;
  readonly save: () => void;
}

/** Saves the improved CV as a separate version, measures it again and goes there. */
export function useRevision({ runId, run, working, accepted }: Revised): Revision {
  const changes = listChanges(run, accepted);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const request = useRef<{ readonly id: string; readonly of: ResumeStructure } | null>(null);

  const save = async () => {
    setSaving(true);
    setFailure(null);
    // The same CV is the same request, so that a second attempt has its effect once.
    if (request.current?.of !== working) request.current = { id: crypto.randomUUID(), of: working };
    const input = { ...run.input, resume: working };
    const { id: requestId } = request.current;
    const made = await askOrFind('resume', requestId, () =>
      call(resumeRunEndpoint, { requestId, revisionOf: runId, input, changes }),
    );
    setSaving(false);
    if (!made.ok) {
      setFailure(made.error);
      // Asked for from the bar, the reason would be out of sight.
      return focusTarget(SAVE_ID);
    }
    const inHand = findKeptTask(HOME_PATH);
    const done = await refreshAfterWork(HOME_PATH, made.value.charged, inHand);
    if (inHand !== null && done.includes(inHand)) keepDoneIn(made.value.runId);
    announceBadges(made.value.newBadges);
    const [before, after] = [run.analysis.quality.value, made.value.analysis?.quality.value ?? null];
    if (before !== null && after !== null) {
      showToast({
        kind: 'success',
        text: `Versão guardada. Qualidade: de ${formatValue(before)} para ${formatValue(after)}.`,
      });
    }
    navigate(runPath(made.value.runId));
  };

  return { changes, saving, failure, save: () => void save() };
}

/** What the version changes and why. Personal data that it takes out is not said again. */
function listChanges({ analysis }: StoredResumeRun, accepted: readonly Accepted[]): VersionChange[] {
  const texts = new Map(accepted.map(({ id, text }) => [id, text]));
  return analysis.suggestions
    .filter(({ id }) => texts.has(id))
    .slice(0, MOST_VERSION_CHANGES)
    .map(({ id, kind, before, operation, reason }) => ({
      operation,
      before: kind === 'privacy' ? '' : before,
      after: operation === 'remove' ? '' : (texts.get(id) ?? ''),
      reason,
    }));
}

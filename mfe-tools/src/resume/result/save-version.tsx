import { announceBadges, formatValue } from '@aura/shared-career-ui';
import {
  choosePlural,
  MOST_VERSION_CHANGES,
  type ResumeStructure,
  type StoredResumeRun,
  resumeRunEndpoint,
  type VersionChange,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { Button, showToast } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { askOrFind } from '../../runs/ask-or-find.ts';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { refreshAfterWork } from '../../runs/refresh-after-work.ts';
import { findKeptTask, keepDoneIn } from '../../task/kept-task.ts';
import type { RunFailure } from '../../runs/run-failure.ts';
import { RESUME_LIMIT } from '../limit.ts';
import { HOME_PATH, runPath } from '../paths.ts';
import type { Accepted } from '../state.ts';
import { VersionChanges } from './version-changes.tsx';

interface Props {
  readonly runId: string;
  readonly run: StoredResumeRun;
  /** The CV with the accepted suggestions. */
  readonly working: ResumeStructure;
  readonly accepted: readonly Accepted[];
}

/** Saves the improved CV as a separate version, and measures it again. */
export function SaveVersion({ runId, run, working, accepted }: Props) {
  const acceptedCount = accepted.length;
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
    if (!made.ok) return setFailure(made.error);
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

  return (
    <section className={styles['section']} aria-labelledby="save-title" data-no-print>
      <h2 id="save-title">Guardar e medir de novo</h2>
      <p>
        {acceptedCount === 0
          ? 'Aceite ao menos uma sugestão para guardar uma versão nova do currículo.'
          : `A versão nova leva ${choosePlural(acceptedCount, 'a sugestão aceita', `as ${acceptedCount} sugestões aceitas`)}. ` +
            'Nas 24 horas da análise, medir de novo o mesmo currículo não conta no mês.'}
      </p>
      {changes.length > 0 && (
        <VersionChanges
          changes={changes}
          summary={run.input.jobText ? 'O que muda para esta vaga, e por quê' : 'O que muda, e por quê'}
        />
      )}
      {failure && (
        <FailureNotice
          failure={failure}
          limit={RESUME_LIMIT}
          onRetry={() => void save()}
          title="A versão não foi guardada"
          kept="O que você aceitou continua aqui."
        />
      )}
      <div>
        <Button busy={saving} disabled={acceptedCount === 0} onClick={() => void save()}>
          Guardar versão e medir de novo
        </Button>
      </div>
    </section>
  );
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

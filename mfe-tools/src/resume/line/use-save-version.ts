import { resumeVersionEndpoint } from '@aura/shared-domain';
import { call, refreshProfile } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { useRef, useState } from 'react';
import { askOrFind } from '../../runs/ask-or-find.ts';
import type { RunFailure } from '../../runs/run-failure.ts';
import { runPath } from '../paths.ts';
import type { BaseVersion } from './base-version.ts';
import type { PutLine } from './put-line.ts';

/** Stores a CV with a new line as a version, and opens it. */
export function useSaveVersion(base: BaseVersion) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const request = useRef<{ readonly id: string; readonly of: string } | null>(null);
  const save = async ({ resume, change }: PutLine) => {
    setSaving(true);
    setFailure(null);
    const of = JSON.stringify(resume);
    // The same CV is the same request, so that a second attempt has its effect once.
    if (request.current?.of !== of) request.current = { id: crypto.randomUUID(), of };
    const { id: requestId } = request.current;
    const input = { ...base.input, resume };
    const saved = await askOrFind('resume', requestId, () =>
      call(resumeVersionEndpoint, { requestId, basedOn: base.id, input, changes: [change] }),
    );
    setSaving(false);
    if (!saved.ok) return setFailure(saved.error);
    // The version's page says what has become of the task.
    await refreshProfile();
    navigate(runPath(saved.value.runId));
  };
  return { saving, failure, save };
}

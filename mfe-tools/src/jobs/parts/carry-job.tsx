import type { Fit, Vacancy } from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { navigate } from '@aura/shared-session/router';
import { Button, showToast, VisuallyHidden } from '@aura/shared-ui';
import { useState } from 'react';
import { TOOLS } from '../../hub/tools.ts';
import { withJob } from '../paths.ts';
import { saveJob } from './save-job.tsx';

/** Tools that work for a job, and what they then do. */
const ACTIONS = [
  { tool: 'otimizador-curriculo', label: 'Otimizar meu currículo' },
  { tool: 'simulador-entrevista', label: 'Simular entrevista' },
] as const;

interface Props {
  readonly at: { readonly vacancy: Vacancy; readonly fit: Fit | null };
  /** Whether the job is in the tracker already. */
  readonly saved?: boolean;
  /** Whether the first of them is what to do next. */
  readonly isNext?: boolean;
  /** The first one alone, in a few words, or those that come after it. */
  readonly only?: 'first' | 'others';
}

/** Takes a job along into other tools: it is kept in the tracker, where they find it by its id. */
export function CarryJob({ at, saved = false, isNext = false, only }: Props) {
  const [busy, setBusy] = useState(false);
  const carry = async (path: string) => {
    setBusy(true);
    const outcome = saved ? null : await saveJob(at.vacancy.id, at);
    setBusy(false);
    if (outcome && !outcome.ok) return showToast({ kind: 'error', text: withOffline(outcome.error.message) });
    navigate(withJob(path, at.vacancy.id));
  };
  return ACTIONS.map(({ tool, label }, place) => {
    const path = TOOLS.find(({ id }) => id === tool)?.path;
    if (only !== undefined && (only === 'first') !== (place === 0)) return null;
    return path ? (
      <Button
        key={tool}
        variant={isNext && place === 0 ? 'primary' : 'secondary'}
        busy={busy}
        onClick={() => void carry(path)}
      >
        {label}
        {only === 'first' ? <VisuallyHidden> para esta vaga</VisuallyHidden> : ' para esta vaga'}
      </Button>
    ) : null;
  });
}

import { JOB_STAGES, type JobStage } from '@aura/shared-domain';
import { SelectField } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { STAGE_LABELS } from './stages.ts';

/** Id of the control that moves a job. */
export const moveId = (id: string): string => `mover-${id}`;

/** Arrow keys pass over stages on the way to another: only the one that is rested on counts. */
const REST_MS = 600;

const OPTIONS = JOB_STAGES.map((value) => ({ value, label: STAGE_LABELS[value] }));

interface Props {
  readonly id: string;
  readonly title: string;
  readonly stage: JobStage;
  readonly onMove: (stage: JobStage) => void;
}

/** Moves a job to another stage, without a pointer. */
export function MoveSelect({ id, title, stage, onMove }: Props) {
  const [chosen, setChosen] = useState<JobStage | null>(null);
  const waiting = useRef<{ readonly stage: JobStage; readonly timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  }, [onMove]);
  const commit = () => {
    const asked = waiting.current;
    if (!asked) return;
    clearTimeout(asked.timer);
    waiting.current = null;
    setChosen(null);
    if (asked.stage !== stage) latest.current(asked.stage);
  };
  useEffect(
    () => () => {
      const asked = waiting.current;
      if (!asked) return;
      clearTimeout(asked.timer);
      latest.current(asked.stage);
    },
    [],
  );
  return (
    <SelectField
      id={moveId(id)}
      label="Mover para"
      aria-label={`Mover para outra etapa: ${title}`}
      options={OPTIONS}
      value={chosen ?? stage}
      onChange={(value) => {
        const next = value as JobStage;
        setChosen(next);
        if (waiting.current) clearTimeout(waiting.current.timer);
        waiting.current = { stage: next, timer: setTimeout(commit, REST_MS) };
      }}
      onBlur={commit}
    />
  );
}

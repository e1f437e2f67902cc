import { findOccupationById } from '@aura/shared-career';
import { useState } from 'react';
import { findMeasured } from '../steps/goal/find-measured.ts';
import { MeasuredAs } from '../steps/goal/measured-as.tsx';

interface Props {
  /** The goal as written. */
  readonly typed: string;
  /** Writes the goal by the name of an occupation. */
  readonly onWrite: (goal: string) => void;
}

/** What a goal will be measured as. The profile keeps its words alone, and so another choice changes the words. */
export function GoalMeasure({ typed, onWrite }: Props) {
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <MeasuredAs
      typed={typed}
      measured={findMeasured(typed, refused === typed ? null : undefined)}
      onChoose={(id) => {
        const title = id === null ? null : findOccupationById(id)?.title;
        if (title) onWrite(title);
        else setRefused(typed);
      }}
      noneText="O próximo diagnóstico mede pelo que você escreveu e pelos anúncios que colar nele."
    />
  );
}

import type { DiagnosisResult, PlanTask } from '@aura/shared-domain';
import { HowCalculated } from '@aura/shared-career-ui';
import { InterestsSection } from './interests/interests-section.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { AnchorsSection } from './sections/anchors-section.tsx';
import { ChangesSection } from './sections/changes-section.tsx';
import { GapsSection } from './sections/gaps-section.tsx';
import { PathsSection } from './sections/paths-section.tsx';
import type { ReactNode } from 'react';
import { hasResume } from './sections/reading.ts';
import { ReadinessSection } from './sections/readiness-section.tsx';
import { RisksSection } from './sections/risks-section.tsx';
import { StrengthsSection } from './sections/strengths-section.tsx';

interface Props {
  readonly result: DiagnosisResult;
  /** The plan of the profile, or the one of an earlier version. */
  readonly tasks: readonly PlanTask[];
  /** Null in an earlier version. */
  readonly points: number | null;
  /** What has changed since the diagnosis before. */
  readonly difference?: ReactNode;
  /** What a second reader leads to. */
  readonly secondReading?: ReactNode;
}

/** A diagnosis from top to bottom. Parts that have nothing to say are left out. */
export function ResultView({ result, tasks, points, difference, secondReading }: Props) {
  const { strengths, gaps, interests, anchors, paths, risks, whatWouldChange } = result;
  return (
    <>
      <ReadinessSection result={result} />
      {difference}
      {secondReading}
      <StrengthsSection strengths={strengths} goal={result.goal} />
      <GapsSection gaps={gaps} readiness={result.readiness} goal={result.goal} />
      <PlanSection tasks={tasks} points={points} />
      {whatWouldChange.length > 0 && <ChangesSection result={result} />}
      {paths.length > 0 && <PathsSection paths={paths} />}
      {interests && <InterestsSection interests={interests} />}
      {anchors.length > 0 && <AnchorsSection anchors={anchors} />}
      {risks.length > 0 && <RisksSection risks={risks} />}
      <HowCalculated
        score={result.readiness}
        name={hasResume(result) ? 'prontidão' : 'o que as respostas mostram'}
        origin={`diagnóstico ${result.version} · entrada ${result.inputHash.slice(0, 12)}`}
      />
    </>
  );
}

import { HowCalculated, useOpenOnPaper } from '@aura/shared-career-ui';
import { type DiagnosisResult, type PlanTask } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { type ReactNode, useRef } from 'react';
import { ChangesSection, DifferenceSection, Notices } from './difference/difference-and-changes.tsx';
import { AnchorsSection, InterestsSection, PathsSection } from './sections/paths-and-interests.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { GapsSection, RisksSection, StrengthsSection } from './sections/strengths-and-gaps.tsx';
import { hasResume } from './sections/reading.ts';
import { Summary } from './summary/summary.tsx';
import { NextTask, NextTaskBar } from './tabs/next-task.tsx';
import { type Tab, TabbedResult } from './tabs/tabs.tsx';

interface Props {
  readonly result: DiagnosisResult;
  /** The plan of the profile, or the one of an earlier version. */
  readonly tasks: readonly PlanTask[];
  /** Null in an earlier version, which can only be read. */
  readonly points: number | null;
  /** The previous diagnosis; null without one, or without a comparison. */
  readonly before?: DiagnosisResult | null;
  /** The findings of a second reader, and the text whose lines are the proofs. */
  readonly proofs?: ReactNode;
  /** The diagnoses of the past. */
  readonly versions?: ReactNode;
  /** The actions for the whole result. */
  readonly actions?: ReactNode;
}

/** A diagnosis: all of it on one screen, then each part under its tab. Parts that have nothing to say are left out. */
export function ResultView({ result, tasks, points, before = null, proofs, versions, actions }: Props) {
  const { strengths, gaps, interests, anchors, paths, risks } = result;
  const page = useRef<HTMLDivElement>(null);
  useOpenOnPaper(page);
  // An earlier version can only be read.
  const nextTask = points !== null && <NextTask tasks={tasks} />;
  const around = paths.length > 0 || interests !== null || anchors.length > 0;
  const tabs: readonly (Tab | false)[] = [
    {
      id: 'provas',
      label: 'Provas',
      content: (
        <>
          {nextTask}
          <StrengthsSection strengths={strengths} goal={result.goal} />
          {proofs}
        </>
      ),
    },
    {
      id: 'lacunas',
      label: 'Lacunas',
      content: (
        <>
          <GapsSection gaps={gaps} readiness={result.readiness} goal={result.goal} tasks={tasks} />
          {risks.length > 0 && <RisksSection risks={risks} />}
        </>
      ),
    },
    {
      id: 'plano',
      label: 'Plano',
      content: (
        <PlanSection
          tasks={tasks}
          doneBefore={result.doneBefore ?? []}
          points={points}
          madeAt={result.generatedAt}
        />
      ),
    },
    around && {
      id: 'caminhos',
      label: 'Caminhos',
      content: (
        <>
          {nextTask}
          {paths.length > 0 && <PathsSection paths={paths} />}
          {interests && <InterestsSection interests={interests} />}
          {anchors.length > 0 && <AnchorsSection anchors={anchors} />}
        </>
      ),
    },
    {
      id: 'conta',
      label: 'Cálculo',
      content: (
        <>
          {nextTask}
          <Notices notices={result.notices} />
          {before && <DifferenceSection before={before} after={result} />}
          {result.whatWouldChange.length > 0 && <ChangesSection result={result} />}
          <HowCalculated
            score={result.readiness}
            name={hasResume(result) ? 'prontidão' : 'o que as respostas mostram'}
            origin={`diagnóstico ${result.version} · entrada ${result.inputHash.slice(0, 12)}`}
          />
          <p>
            Acha que este resultado está errado?{' '}
            <Link to="/contato?assunto=revisao">Peça a revisão por uma pessoa</Link>. A resposta vem em até 15
            dias.
          </p>
          {versions}
        </>
      ),
    },
  ];
  return (
    <div ref={page}>
      <TabbedResult
        tabs={tabs.filter((tab) => tab !== false)}
        below={points !== null && <NextTaskBar tasks={tasks} />}
      >
        <Summary result={result} tasks={tasks} before={before} isCurrent={points !== null} />
        {actions}
      </TabbedResult>
    </div>
  );
}

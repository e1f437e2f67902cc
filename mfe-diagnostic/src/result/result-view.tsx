import { HowCalculated } from '@aura/shared-career-ui';
import { formatCount, type DiagnosisResult, type PlanTask } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import { type ReactNode, useRef } from 'react';
import { DifferenceSection } from './difference/difference-section.tsx';
import { InterestsSection } from './interests/interests-section.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { useOpenOnPaper } from './print/use-open-on-paper.ts';
import { ChangesSection } from './sections/changes-section.tsx';
import { GapsSection } from './sections/gaps-section.tsx';
import { PathsSection } from './sections/paths-section.tsx';
import { hasResume } from './sections/reading.ts';
import styles from './sections/sections.module.css';
import { StrengthsSection } from './sections/strengths-section.tsx';
import { Summary } from './summary/summary.tsx';
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
  const around = paths.length > 0 || interests !== null || anchors.length > 0;
  const tabs: readonly (Tab | false)[] = [
    {
      id: 'provas',
      label: 'Provas',
      content: (
        <>
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
          <GapsSection gaps={gaps} readiness={result.readiness} goal={result.goal} />
          {risks.length > 0 && <RisksSection risks={risks} />}
        </>
      ),
    },
    {
      id: 'plano',
      label: 'Plano',
      content: <PlanSection tasks={tasks} points={points} madeAt={result.generatedAt} />,
    },
    around && {
      id: 'caminhos',
      label: 'Caminhos',
      content: (
        <>
          {paths.length > 0 && <PathsSection paths={paths} />}
          {interests && <InterestsSection interests={interests} />}
          {anchors.length > 0 && <AnchorsSection anchors={anchors} />}
        </>
      ),
    },
    {
      id: 'conta',
      label: 'Conta',
      content: (
        <>
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
      <TabbedResult tabs={tabs.filter((tab) => tab !== false)}>
        <Summary result={result} tasks={tasks} before={before} isCurrent={points !== null} />
        {actions}
      </TabbedResult>
    </div>
  );
}

/** Notes about how the result was computed. */
function Notices({ notices }: Pick<DiagnosisResult, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="avisos">
      <h2 id="avisos">Avisos sobre este resultado</h2>
      {notices.map((notice) => (
        <Notice key={notice} tone="info">
          {notice}
        </Notice>
      ))}
    </section>
  );
}

/** The values that won most often when two could not be had together. */
function AnchorsSection({ anchors }: Pick<DiagnosisResult, 'anchors'>) {
  return (
    <section className={styles['section']} aria-labelledby="anchors-title">
      <h2 id="anchors-title">O que pesa nas suas escolhas</h2>
      <p>Quando só dava para ficar com um dos dois, foi isto que você mais manteve:</p>
      <ul className={styles['anchors']}>
        {anchors.map((anchor) => (
          <li key={anchor.id}>
            <strong>{anchor.label}</strong>: {formatCount(anchor.wins, 'escolha', 'escolhas')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Possible obstacles. */
function RisksSection({ risks }: Pick<DiagnosisResult, 'risks'>) {
  return (
    <section className={styles['section']} aria-labelledby="risks-title">
      <h2 id="risks-title">Pontos de atenção</h2>
      <ul>
        {risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
    </section>
  );
}

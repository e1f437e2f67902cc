import {
  findNextTaskOf,
  listOpenGaps,
  makeTaskAnchor,
  type DiagnosisResult,
  type Gap,
  type PlanTask,
} from '@aura/shared-domain';
import { Card, Tag } from '@aura/shared-ui';
import { EvidenceQuotes, jumpOnClick } from '@aura/shared-career-ui';
import { describeGapGrade } from './gap-grade.ts';
import { leaveOutQuotes, nameStrength } from './tell-strength.ts';
import { describeWeight } from './weight.ts';
import styles from './sections.module.css';

/** The person's strengths, each with the line that proves it. */
export function StrengthsSection({ strengths, goal }: Pick<DiagnosisResult, 'strengths' | 'goal'>) {
  return (
    <section className={styles['section']} aria-labelledby="strengths-title">
      <h2 id="strengths-title">O que você já tem</h2>
      {strengths.length === 0 ? (
        <p>
          Não encontramos, no que você enviou, uma linha que comprove uma força
          {goal.title !== '' && ' para este objetivo'}. Isso não quer dizer que ela não exista: um currículo
          com atividades e resultados costuma mudar esta parte.
        </p>
      ) : (
        <ol className={styles['cards']}>
          {strengths.map((strength) => (
            <li key={strength.id}>
              <Card as="article">
                <h3>{nameStrength(strength)}</h3>
                <p>{leaveOutQuotes(strength.why)}</p>
                <EvidenceQuotes evidence={strength.evidence} />
              </Card>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The label of a gap, and its tone. */
export const KINDS: Readonly<Record<Gap['kind'], { label: string; tone: 'danger' | 'warning' | 'neutral' }>> =
  {
    blocker: { label: 'Bloqueio', tone: 'danger' },
    important: { label: 'Importante', tone: 'warning' },
    differential: { label: 'Diferencial', tone: 'neutral' },
  };

/** How far away what is missing is, by its effort. */
export const EFFORTS: Readonly<Record<number, string>> = {
  1: 'alguns dias',
  2: 'algumas semanas',
  3: 'alguns meses',
  4: 'cerca de um ano',
  5: 'mais de um ano',
};

interface GapsProps extends Pick<DiagnosisResult, 'gaps' | 'readiness' | 'goal'> {
  /** Tasks of the plan: a gap leads to its first open one. */
  readonly tasks: readonly PlanTask[];
}

/** The gaps, those with most effect on the goal first. */
export function GapsSection({ gaps, readiness, goal, tasks }: GapsProps) {
  return (
    <section className={styles['section']} aria-labelledby="gaps-title">
      <h2 id="gaps-title">O que falta</h2>
      {gaps.length === 0 ? (
        <p>{explainNothingMissing({ readiness, goal })}</p>
      ) : (
        <>
          <p>
            A ordem: primeiro os bloqueios, sem os quais ninguém é contratado; depois, o que rende mais por
            esforço (peso no objetivo × o que falta ÷ esforço que resta).
          </p>
          <p className={styles['note']}>
            O peso diz quanto cada competência importa, de 0 a 1. Cada uma tem o seu: não são fatias de um
            total, e várias podem ter o peso máximo.
          </p>
          <ol className={styles['cards']}>
            {gaps.map((gap) => (
              <li key={gap.id}>
                <GapCard
                  gap={gap}
                  task={findNextTaskOf(gap.id, tasks)}
                  isDone={listOpenGaps([gap], tasks).length === 0}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Why the list is empty. */
function explainNothingMissing({ readiness, goal }: Pick<DiagnosisResult, 'readiness' | 'goal'>): string {
  if (goal.title === '')
    return 'No modo exploração não há um cargo com que comparar, por isso não apontamos o que falta.';
  return readiness.value === null
    ? 'Com o que foi informado, ainda não dá para apontar lacunas: faltam dados com que comparar.'
    : 'Nenhuma lacuna foi encontrada com as informações dadas.';
}

interface GapCardProps {
  readonly gap: Gap;
  readonly task: PlanTask | null;
  /** Whether every task that closes it is done: it is measured anew only with the next diagnosis. */
  readonly isDone: boolean;
}

function GapCard({ gap, task, isDone }: GapCardProps) {
  const kind = KINDS[gap.kind];
  return (
    <Card as="article">
      <div className={styles['cardHead']}>
        <h3>{gap.title}</h3>
        {isDone ? <Tag tone="success">Tarefa feita</Tag> : <Tag tone={kind.tone}>{kind.label}</Tag>}
      </div>
      {isDone && <p>Tarefa feita: conta na próxima medida. O que está abaixo é da última.</p>}
      <p>{gap.why}</p>
      <dl className={styles['facts']}>
        <div>
          <dt>{isDone ? 'Situação na última medida' : 'Situação hoje'}</dt>
          <dd>{describeGapGrade(gap)}</dd>
        </div>
        <div>
          <dt>Peso no objetivo</dt>
          <dd>{describeWeight(gap.impact)}</dd>
        </div>
        <div>
          <dt>Distância</dt>
          <dd>{EFFORTS[Math.round(gap.effort)] ?? 'não estimada'}</dd>
        </div>
      </dl>
      {gap.adjacentEvidence.length > 0 && (
        <>
          <p className={styles['note']}>O que você já fez perto disso:</p>
          <EvidenceQuotes evidence={gap.adjacentEvidence} />
        </>
      )}
      {task && (
        <p data-no-print>
          <a href={`#${makeTaskAnchor(task.id)}`} onClick={jumpOnClick(makeTaskAnchor(task.id))}>
            Ver a tarefa: {task.title}
          </a>
        </p>
      )}
    </Card>
  );
}

/** Possible obstacles. */
export function RisksSection({ risks }: Pick<DiagnosisResult, 'risks'>) {
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

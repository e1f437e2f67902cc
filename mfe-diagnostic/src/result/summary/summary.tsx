import { formatMinutes, jumpOnClick, makeLineId, TextOnPage } from '@aura/shared-career-ui';
import {
  BAND_LABELS,
  choosePlural,
  findBand,
  formatList,
  formatLongDay,
  formatShare,
  makeTaskAnchor,
  type DiagnosisResult,
  type Gap,
  type PlanTask,
  type Strength,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Tag, VisuallyHidden } from '@aura/shared-ui';
import { type ReactNode, useContext } from 'react';
import {
  compareResults,
  describeDelta,
  HOW_TO_COMPARE,
  nameMeasuredOnce,
  type Difference,
} from '../difference/difference.ts';
import { describeGapGrade } from '../sections/gap-grade.ts';
import { EFFORTS, KINDS } from '../sections/strengths-and-gaps.tsx';
import { nameStrength } from '../sections/tell-strength.ts';
import { describeReading, describeNumber } from '../sections/reading.ts';
import { describeMove, describeMoved, listParts, selectOpen, selectShownGaps } from './parts.ts';
import { PartBars, ScoreFigure } from './score-figure.tsx';
import { useNextTask } from '../tabs/use-next-task.ts';
import styles from './summary.module.css';

/** Proofs and gaps on the first screen. */
const SHOWN = 3;

interface Props {
  readonly result: DiagnosisResult;
  readonly tasks: readonly PlanTask[];
  /** The previous diagnosis; null without one. */
  readonly before: DiagnosisResult | null;
  /** Whether the plan can be worked on; not so in an earlier version. */
  readonly isCurrent: boolean;
}

/** The whole result on one screen: the number and its parts, what is proven, what is missing, what to do now. */
export function Summary({ result, tasks, before, isCurrent }: Props) {
  const { readiness, strengths, gaps, goal, notices } = result;
  const open = selectOpen(result, tasks);
  return (
    <div className={styles['summary']}>
      <section className={styles['score']} aria-labelledby="readiness-title">
        <h2 id="readiness-title" className={styles['label']}>
          {describeNumber(result)}
        </h2>
        <ScoreFigure
          score={readiness}
          name={describeNumber(result)}
          moved={before && describeMoved(before, result)}
        />
        <p className={styles['reading']}>
          {describeReading(result)} {describeHeldBand(readiness)}
        </p>
        {goal.measuredAs !== undefined && (
          <p className={styles['note']}>
            Medimos como {goal.measuredAs}, o cargo mais próximo da nossa lista.{' '}
            <Link to="/configuracoes#objetivo">Mudar o objetivo</Link>
          </p>
        )}
        {goal.level !== undefined && <p className={styles['note']}>{goal.level}</p>}
        <PartBars parts={listParts(result, before)} />
        <p className={styles['note']}>
          {describeCoverage(result)}
          {readiness.coverage < 1 && (
            <>
              {' '}
              <a href="#how-title">Ver por quê</a>
            </>
          )}
          {notices.length > 0 && (
            <>
              {' '}
              <a href="#avisos">
                {choosePlural(notices.length, 'Um aviso', `${notices.length} avisos`)} sobre este resultado
              </a>
              .
            </>
          )}
        </p>
        {before && <Since before={before} after={result} />}
      </section>
      {isCurrent && <NextStep tasks={tasks} gaps={gaps} />}
      <Three
        title="Suas provas mais fortes"
        more={strengths.length > 0 && <a href="#strengths-title">Ver as provas</a>}
      >
        {strengths.length === 0 ? (
          <p>Nenhuma linha que comprove uma força{goal.title !== '' && ' para este objetivo'}, ainda.</p>
        ) : (
          <ol className={styles['three']}>
            {strengths.slice(0, SHOWN).map((strength) => (
              <li key={strength.id}>
                <Proof strength={strength} />
              </li>
            ))}
          </ol>
        )}
      </Three>
      <Three
        title="Lacunas para fechar primeiro"
        more={gaps.length > 0 && <a href="#gaps-title">Ver as lacunas</a>}
      >
        {open.gaps.length === 0 ? (
          <p>{describeNoGap(result)}</p>
        ) : (
          <ol className={styles['three']}>
            {selectShownGaps(open, SHOWN).map((gap) => (
              <li key={gap.id}>
                <p className={styles['proof']}>
                  <span>
                    <strong>{gap.title}</strong>{' '}
                    <span className={styles['note']}>
                      {[
                        describeMove(gap, open),
                        describeGapGrade(gap),
                        EFFORTS[Math.round(gap.effort)] ?? 'distância não estimada',
                      ]
                        .filter((words) => words !== null)
                        .join(' · ')}
                    </span>
                  </span>
                  <Tag tone={KINDS[gap.kind].tone}>{KINDS[gap.kind].label}</Tag>
                </p>
              </li>
            ))}
          </ol>
        )}
      </Three>
    </div>
  );
}

/** Why a number within a higher band is not called by its name; empty if it is. */
function describeHeldBand({ value, band, dimensions }: DiagnosisResult['readiness']): string {
  const reached = findBand(value, 1);
  if (reached === band) return '';
  const missing = dimensions.filter((dimension) => dimension.value === null);
  const names = missing.map(({ label }) => `“${label}”`).join(' e ');
  const advice = missing.find(({ howToImprove }) => howToImprove !== undefined)?.howToImprove ?? '';
  return `“${BAND_LABELS[band]}” diz aqui que a medida ainda não está completa: falta ${names}. ${advice}`;
}

/** Why no gap is named. */
function describeNoGap({ gaps, goal }: Pick<DiagnosisResult, 'gaps' | 'goal'>): string {
  if (goal.title === '') return 'Sem um cargo-alvo, nada a comparar.';
  return gaps.length === 0
    ? 'Nenhuma lacuna apontada.'
    : 'Todas as tarefas das lacunas estão feitas: contam na próxima medida.';
}

/** How much of the picture the number rests on: in words, because a second bar would be read as a second number. */
function describeCoverage({ readiness: { coverage, dimensions } }: DiagnosisResult): string {
  const missing = dimensions.filter(({ value }) => value === null);
  if (missing.length === 0) return 'Todas as partes tinham dados.';
  const names = formatList(missing.map(({ label }) => `“${label}”`));
  const verb = choosePlural(missing.length, 'não tinha', 'não tinham');
  return `A conta usa ${formatShare(coverage)} do que é avaliado: ${names} ${verb} dados, e isso não conta contra você.`;
}

/** ": o objetivo era outro, “Gerente”": why two numbers are of another kind; empty where one of them is none. */
const explainIncomparable = ({ incomparable }: Pick<Difference, 'incomparable'>): string =>
  incomparable.length === 0 ? ': em um dos dois não houve número' : `: ${formatList(incomparable)}`;

/** What the strokes in the bars mean, and why two numbers differ in what they count, or do not compare. */
function describeSince(before: DiagnosisResult, after: DiagnosisResult): string {
  const difference = compareResults(before, after);
  const day = formatLongDay(new Date(before.generatedAt));
  if (difference.incomparable.length > 0 || difference.before === null || difference.after === null)
    return `O diagnóstico de ${day} não se compara com este${explainIncomparable(difference)}. ${HOW_TO_COMPARE}`;
  const once = nameMeasuredOnce(difference);
  // The difference itself is beside the number then.
  if (once === '') return `O traço em cada barra mostra onde ela estava em ${day}.`;
  const verb = choosePlural(difference.measuredOnce.length, 'foi medida', 'foram medidas');
  const delta = describeDelta(difference.before, difference.after);
  return `${delta} desde ${day} (o traço em cada barra), sem contar ${once}, que só ${verb} em um dos dois.`;
}

const Since = ({ before, after }: { readonly before: DiagnosisResult; readonly after: DiagnosisResult }) => (
  <p className={styles['note']}>
    {describeSince(before, after)} <a href="#difference-title">Ver o que mudou</a>
  </p>
);

interface ThreeProps {
  readonly title: string;
  /** Link to the rest; empty without one. */
  readonly more: ReactNode;
  readonly children: ReactNode;
}

function Three({ title, more, children }: ThreeProps) {
  return (
    <section className={styles['block']} aria-label={title}>
      <div className={styles['row']}>
        <h2 className={styles['label']}>{title}</h2>
        <span data-no-print>{more}</span>
      </div>
      {children}
    </section>
  );
}

function Proof({ strength }: { readonly strength: Strength }) {
  const title = nameStrength(strength);
  const page = useContext(TextOnPage);
  const [first] = strength.evidence;
  const line = first?.line;
  const isLinked = line !== undefined && first?.source === page?.source && line <= (page?.lines ?? 0);
  return (
    <>
      <p className={styles['proof']}>
        <strong>{title}</strong>
        {isLinked && (
          <a className={styles['line']} href={`#${makeLineId(line)}`}>
            linha {line}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </a>
        )}
      </p>
      {first && <p className={styles['quote']}>“{first.excerpt}”</p>}
    </>
  );
}

interface NextProps {
  readonly tasks: readonly PlanTask[];
  readonly gaps: readonly Gap[];
}

/** A single next step. */
function NextStep({ tasks, gaps }: NextProps) {
  const next = useNextTask(tasks);
  if (!next) {
    const hasPlan = tasks.length > 0;
    return (
      <section className={styles['now']} aria-labelledby="now-title">
        <h2 id="now-title" className={styles['label']}>
          O que fazer agora
        </h2>
        <p className={styles['task']}>
          {hasPlan
            ? 'Você concluiu o plano. Meça de novo para ver o que mudou.'
            : 'Complete o diagnóstico para ter um plano.'}
        </p>
        <Link className={buttonClass({})} to="/diagnostico-carreira">
          {hasPlan ? 'Medir de novo' : 'Completar o diagnóstico'}
        </Link>
      </section>
    );
  }
  const { task, tool, waits } = next;
  const gap = gaps.find(({ id }) => id === task.gapId);
  return (
    <section className={styles['now']} aria-labelledby="now-title">
      <h2 id="now-title" className={styles['label']}>
        O que fazer agora
      </h2>
      <p className={styles['task']}>{task.title}</p>
      <p className={styles['note']}>
        {formatMinutes(task.effortMinutes)}
        {gap && ` · aproxima você de ${gap.title}`}
      </p>
      {waits && <p className={styles['note']}>{waits}</p>}
      {tool ? (
        <Link className={buttonClass({})} to={tool.to}>
          Abrir: {tool.name}
        </Link>
      ) : (
        <a
          className={buttonClass({})}
          href={`#${makeTaskAnchor(task.id)}`}
          onClick={jumpOnClick(makeTaskAnchor(task.id))}
        >
          Ver como fazer
        </a>
      )}
    </section>
  );
}

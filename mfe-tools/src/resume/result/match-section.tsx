import { EvidenceQuotes, focusTarget, formatValue, ScoreSummary } from '@aura/shared-career-ui';
import {
  choosePlural,
  formatCount,
  isToConfirm,
  makeFit,
  type FitNumber,
  type JobMatch,
  type RequirementMatch,
} from '@aura/shared-domain';
import { Disclosure, Notice, Tag } from '@aura/shared-ui';
import { DeductionList } from '../../deductions/deduction-list.tsx';
import { FitFigure } from '../../job-terms/fit-figure.tsx';
import { describeConfirming, findFitRange, nameFitBand } from '../../job-terms/fit-words.ts';
import { GRADE_WORDS, type GradeWord, OPEN_WORD, STOPPED_WORD } from '../../job-terms/grade-words.ts';
import styles from '../../tools.module.css';
import { describeJobFacts } from './job-facts.ts';
import { matchReading } from './readings.ts';

const GROUPS = [
  { necessity: 'mandatory', title: 'Obrigatórios' },
  { necessity: 'desirable', title: 'Desejáveis' },
  { necessity: 'context', title: 'Do dia a dia da vaga' },
  { necessity: 'manual', title: 'Só você pode dizer' },
] as const;

/**
 * How the CV fits the ad, requirement by requirement, with the proof from the CV and the line of the ad.
 * @param jobText the ad, to read below; absent where the page shows it already
 */
export function MatchSection({ match, jobText }: { readonly match: JobMatch; readonly jobText?: string }) {
  const { job, score, requirements, deductions } = match;
  const fit = makeFit(match);
  const firstOpen = requirements.find(isToConfirm)?.requirement.id;
  return (
    <section className={styles['section']} aria-label="Combinação com a vaga">
      <ScoreSummary
        id="match"
        title={`Combinação com a vaga${job.title ? `: ${job.title}` : ''}`}
        score={score}
        reading={matchReading(match)}
        shown={{ band: nameFitBand(fit), figure: <FitFigure fit={fit} /> }}
      >
        <OpenNote fit={fit} />
        {score.ceilings
          .filter(({ ceiling }) => score.value === ceiling)
          .map(({ id, ceiling, reason }) => (
            <p key={id} className={styles['note']}>
              Limitado a {ceiling}: {reason}
            </p>
          ))}
      </ScoreSummary>
      {job.instructions.length > 0 && (
        <Notice tone="warning" title="O anúncio traz frases dirigidas a sistemas">
          Elas foram deixadas fora da análise: {job.instructions.join(' ')}
        </Notice>
      )}
      <p className={styles['note']}>{describeJobFacts(job)}</p>
      {GROUPS.map(({ necessity, title }) => {
        const group = requirements.filter(({ requirement }) => requirement.necessity === necessity);
        if (group.length === 0) return null;
        const shown = countShown(group.length);
        // What changes no number need not be scrolled past.
        if (necessity === 'context') {
          return (
            <Disclosure key={necessity} summary={`${title} (${group.length}), sem efeito na nota`}>
              <RequirementRows part={group} firstOpen={firstOpen} />
            </Disclosure>
          );
        }
        return (
          <div key={necessity} className={styles['fields']}>
            <h3>{title}</h3>
            <RequirementRows part={group.slice(0, shown)} firstOpen={firstOpen} />
            {shown < group.length && (
              <Disclosure summary={describeRest(group.slice(shown))}>
                <RequirementRows part={group.slice(shown)} firstOpen={firstOpen} />
              </Disclosure>
            )}
          </div>
        );
      })}
      <h3>De onde vem cada ponto</h3>
      <DeductionList dimensions={score.dimensions} deductions={deductions} />
      {jobText !== undefined && (
        <Disclosure summary="Ver o texto da vaga">
          <p className={styles['verbatim']}>{jobText}</p>
        </Disclosure>
      )}
    </section>
  );
}

/** Rows of a group that are in sight; a fold for one or two would save nothing. */
const SHOWN_ROWS = 5;
const countShown = (rows: number): number => (rows <= SHOWN_ROWS + 2 ? rows : SHOWN_ROWS);

/** What a fold holds: "Mais 4 requisitos, 2 deles sem prova". */
function describeRest(rest: readonly RequirementMatch[]): string {
  const unproven = rest.filter(({ grade, open }) => open === true || grade === 'absent').length;
  const said = `Mais ${rest.length} requisitos`;
  return unproven === 0
    ? said
    : `${said}, ${choosePlural(unproven, '1 deles', `${unproven} deles`)} sem prova clara`;
}

/** Where the requirements to confirm begin. */
const TO_CONFIRM = 'to-confirm';

/** What the score counts although the CV leaves it open, the score without it, and what to do. */
function OpenNote({ fit }: { readonly fit: FitNumber }) {
  const { value, open } = fit;
  if (value === null || open === undefined) return null;
  const range = findFitRange(fit);
  return (
    <>
      <p className={styles['note']}>
        A nota conta com {formatCount(open.requirements, 'requisito', 'requisitos')} que o currículo não deixa{' '}
        {choosePlural(open.requirements, 'claro', 'claros')},{' '}
        {choosePlural(open.requirements, 'marcado', 'marcados')} com “{OPEN_WORD.label}”: com{' '}
        {choosePlural(open.requirements, 'ele', 'eles')}, ela é {formatValue(value)}; sem,{' '}
        {formatValue(open.without)}.
      </p>
      {range && (
        <p>
          <a href={`#${TO_CONFIRM}`} onClick={goToConfirm}>
            Para saber onde você fica, {describeConfirming(range.requirements)}
          </a>{' '}
          e escreva no currículo o que você tem.
        </p>
      )}
    </>
  );
}

/** They are on this screen, in a page or in a part of it that scrolls: the address stays. */
function goToConfirm(event: { preventDefault: () => void }): void {
  event.preventDefault();
  focusTarget(TO_CONFIRM);
}

interface RowsProps {
  readonly part: readonly RequirementMatch[];
  /** Id of the first requirement that the person is asked to confirm. */
  readonly firstOpen: string | undefined;
}

const RequirementRows = ({ part, firstOpen }: RowsProps) => (
  <ul className={styles['items']}>
    {part.map((one) => (
      <li
        key={one.requirement.id}
        {...(one.requirement.id === firstOpen && { id: TO_CONFIRM, tabIndex: -1 })}
      >
        <RequirementRow match={one} />
      </li>
    ))}
  </ul>
);

function chooseWord({ grade, open, stopped }: RequirementMatch): GradeWord | null {
  if (stopped === true) return STOPPED_WORD;
  return open === true ? OPEN_WORD : grade && GRADE_WORDS[grade];
}

function RequirementRow({ match }: { readonly match: RequirementMatch }) {
  const { requirement, evidence, why } = match;
  const shown = chooseWord(match);
  return (
    <div className={styles['item']}>
      <p className={styles['row']}>
        <strong>{requirement.label}</strong>
        {shown ? <Tag tone={shown.tone}>{shown.label}</Tag> : <Tag>Confira você</Tag>}
        {requirement.knockOut && <Tag tone="warning">Eliminatório</Tag>}
      </p>
      <p className={styles['note']}>{why}</p>
      {evidence.length + requirement.evidence.length > 0 && (
        <Disclosure summary={describeVersion(match)}>
          <EvidenceQuotes evidence={[...evidence, ...requirement.evidence]} />
        </Disclosure>
      )}
    </div>
  );
}

/** A line that settles nothing is no proof. */
function describeVersion({ evidence, open }: RequirementMatch): string {
  if (evidence.length === 0) return 'Ver o pedido';
  return open === true ? 'Ver o trecho e o pedido' : 'Ver a prova e o pedido';
}

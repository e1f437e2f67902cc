import { computeDay, formatList, makeFit, type JobMatch } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { DataTable, Disclosure, SelectField } from '@aura/shared-ui';
import { useMemo, useState, type ReactNode } from 'react';
import {
  CONTRACTS,
  capitalizeLabel,
  describePlaces,
  describeSalary,
  WORK_MODELS,
} from '../../job-terms/terms.ts';
import { describeFitNumber, nameFitBand } from '../../job-terms/fit-words.ts';
import { type FitState, useFit } from '../fit/use-fit.ts';
import { buildSavedJobPath } from '../paths.ts';
import type { Followed } from './followed.ts';
import { describeNextStep, fitInWords, stageInWords } from './tracker-words.ts';
import styles from './tracker.module.css';

const NOT_SAID = 'o anúncio não diz';
const NONE = { value: '', label: 'Escolha uma vaga' };

interface Props {
  readonly jobs: readonly Followed[];
  readonly now: Date;
}

/** Two jobs of the tracker beside each other, once both are chosen. */
export function CompareJobs({ jobs, now }: Props) {
  const [ids, setIds] = useState<readonly [string, string]>(['', '']);
  const [first, second] = ids.map((id) => jobs.find((one) => one.id === id));
  const optionsBut = (other: string) => [
    NONE,
    ...jobs.filter(({ id }) => id !== other).map((one) => ({ value: one.id, label: nameOf(one) })),
  ];
  return (
    <Disclosure summary="Comparar duas vagas">
      <div className={styles['compared']}>
        <SelectField
          label="Primeira vaga"
          options={optionsBut(ids[1])}
          value={first ? ids[0] : ''}
          onChange={(id) => setIds([id, ids[1]])}
        />
        <SelectField
          label="Segunda vaga"
          options={optionsBut(ids[0])}
          value={second ? ids[1] : ''}
          onChange={(id) => setIds([ids[0], id])}
        />
      </div>
      {first && second && <Comparison first={first} second={second} now={now} />}
    </Disclosure>
  );
}

const nameOf = ({ job: { vacancy } }: Followed): string =>
  [vacancy.title, vacancy.company].filter(Boolean).join(' · ');

interface ComparisonProps {
  readonly first: Followed;
  readonly second: Followed;
  readonly now: Date;
}

function Comparison({ first, second, now }: ComparisonProps) {
  const vacancies = useMemo(() => [first.job.vacancy, second.job.vacancy], [first, second]);
  const fit = useFit(vacancies);
  const rows = describeBoth(first, second, fit, now);
  return (
    <DataTable
      caption="As duas vagas lado a lado"
      columns={[
        { key: 'what', label: 'O que comparar' },
        { key: 'first', label: nameOf(first) },
        { key: 'second', label: nameOf(second) },
      ]}
      rows={rows}
      narrow="stack"
    />
  );
}

function describeBoth(first: Followed, second: Followed, fit: FitState<JobMatch | null>, now: Date) {
  const row = (id: string, what: string, tell: (followed: Followed) => ReactNode) => ({
    id,
    what,
    first: tell(first),
    second: tell(second),
  });
  const matchOf = ({ job }: Followed) =>
    fit.kind === 'ready' ? (fit.byId.get(job.vacancy.id) ?? null) : null;
  return [
    row('pay', 'Salário', ({ job: { vacancy } }) => describePay(vacancy.salary)),
    row('place', 'Lugar', ({ job: { vacancy } }) => describePlaces(vacancy.places) || NOT_SAID),
    row('model', 'Modelo e contrato', ({ job: { vacancy } }) => describeTerms(vacancy) || NOT_SAID),
    row('fit', 'Combinação', (followed) => describeFit(followed, matchOf(followed))),
    row('gaps', 'O que falta no currículo', (followed) => describeGaps(fit, matchOf(followed))),
    row('stage', 'Etapa', ({ job }) => stageInWords(job)),
    row('next', 'Próximo passo', ({ job }) =>
      job.nextStep ? `${describeNextStep(job, now, computeDay(now))}: ${job.nextStep.what}` : 'nenhum',
    ),
    row('open', 'Página da vaga', ({ id, job }) => (
      <Link to={buildSavedJobPath(id)}>Abrir {job.vacancy.title}</Link>
    )),
  ];
}

const describePay = (salary: Followed['job']['vacancy']['salary']): string =>
  salary === null
    ? NOT_SAID
    : `${describeSalary(salary)}${salary.origin === 'estimated' ? ' (estimado pela fonte)' : ''}`;

const describeTerms = ({ workModel, contracts }: Followed['job']['vacancy']): string =>
  capitalizeLabel(
    [workModel && WORK_MODELS[workModel], formatList(contracts.map((one) => CONTRACTS[one]))]
      .filter(Boolean)
      .join(' · '),
  );

/** As measured now; as kept where that is not possible. */
function describeFit({ job }: Followed, match: JobMatch | null): string {
  if (match === null || match.score.value === null) return job.fit ? fitInWords(job.fit) : 'sem nota';
  const fit = makeFit(match);
  return `${nameFitBand(fit)}, ${describeFitNumber(fit)}`;
}

/** What the ad asks for and the CV shows nothing of; what only the person can tell is no gap. */
function describeGaps(fit: FitState<JobMatch | null>, match: JobMatch | null): string {
  if (fit.kind === 'computing') return 'Comparando com o seu currículo…';
  if (fit.kind === 'noResume') return 'ainda não há currículo para comparar';
  if (fit.kind === 'failed') return 'a comparação com o currículo falhou; abra a vaga para tentar de novo';
  if (match === null) return 'o anúncio não traz requisitos legíveis';
  const missing = match.requirements.filter(({ grade, open }) => grade === 'absent' && open !== true);
  const listed = (isAsked: boolean) =>
    missing
      .filter(({ requirement: { necessity } }) => necessity === (isAsked ? 'mandatory' : 'desirable'))
      .map(({ requirement }) => requirement.label);
  const told = [
    listed(true).length > 0 && `obrigatório: ${formatList(listed(true))}`,
    listed(false).length > 0 && `desejável: ${formatList(listed(false))}`,
  ].filter(Boolean);
  return told.length === 0 ? 'nada do que o anúncio pede' : told.join('; ');
}

import { AlertKeySchema, computeAlertKey, HEADLINES, readAlertKey, type Alert } from '@aura/shared-domain';
import * as v from 'valibot';

type Answered = Exclude<Alert, { kind: 'seats' | 'low_activation' }>;

/** What an alert that a programme answers says: its subject and its numbers. */
export type Cause =
  | Pick<Extract<Answered, { kind: 'common_gap' }>, 'kind' | 'label' | 'share'>
  | Pick<Extract<Answered, { kind: 'completion_drop' }>, 'kind' | 'from' | 'to'>
  | Pick<Extract<Answered, { kind: 'share_drop' }>, 'kind' | 'headline' | 'from' | 'to'>;

const NAMES = {
  alert: 'alerta',
  unit: 'area',
  lesson: 'licao',
  title: 'titulo',
  skill: 'competencia',
  share: 'parcela',
  before: 'antes',
} as const;

interface Proposal {
  /** Id of the lesson that helps most. */
  readonly lesson: string | null;
  /** Name of the alert's department; null for the whole company. */
  readonly unitName: string | null;
}

/** The query of the page of programmes that fills the form from an alert. */
export function writeCause(alert: Answered, { lesson, unitName }: Proposal): string {
  const { share, before } =
    alert.kind === 'common_gap'
      ? { share: alert.share, before: null }
      : { share: alert.to, before: alert.from };
  const subject = alert.kind === 'common_gap' ? alert.label : TITLES[findSubject(alert)];
  const entries: Record<string, string | null> = {
    [NAMES.alert]: computeAlertKey(alert),
    [NAMES.unit]: alert.unit,
    [NAMES.lesson]: lesson,
    [NAMES.title]: cutTitle(subject, unitName === null ? 'na empresa toda' : `em ${unitName}`),
    [NAMES.skill]: alert.kind === 'common_gap' ? alert.label : null,
    [NAMES.share]: String(share),
    [NAMES.before]: before === null ? null : String(before),
  };
  const known = Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return new URLSearchParams(known).toString();
}

const findSubject = (alert: Exclude<Answered, { kind: 'common_gap' }>) =>
  alert.kind === 'completion_drop' ? 'plans' : alert.headline;

const TITLES = {
  plans: 'Retomar os planos',
  adoption: 'Voltar a participar',
  activity: 'Voltar a aprender',
  coverage: 'Fazer o diagnóstico',
} as const;

/** A title has 80 letters at most: the department is left out before the subject is. */
const cutTitle = (subject: string, where: string): string =>
  `${subject} ${where}`.length <= 80 ? `${subject} ${where}` : subject.slice(0, 80);

/** What an address proposes for a programme. */
export interface Proposed {
  readonly alert: string | null;
  readonly unit: string | null;
  readonly lesson: string | null;
  readonly title: string;
  /** The alert in numbers; null if the address has none. */
  readonly cause: Cause | null;
}

const parseShare = (text: string | null): number | null => {
  const number = text === null || text === '' ? Number.NaN : Number(text);
  return number >= 0 && number <= 1 ? number : null;
};

/** Reads what {@link writeCause} wrote, and ignores what is not valid. */
export function readProposal(params: URLSearchParams): Proposed {
  const alert = params.get(NAMES.alert);
  const isKey = v.is(AlertKeySchema, alert);
  return {
    alert: isKey ? alert : null,
    unit: params.get(NAMES.unit),
    lesson: params.get(NAMES.lesson),
    title: params.get(NAMES.title) ?? '',
    cause: isKey ? readCause(alert, params) : null,
  };
}

function readCause(key: string, params: URLSearchParams): Cause | null {
  const { kind, subject } = readAlertKey(key);
  const [to, from] = [parseShare(params.get(NAMES.share)), parseShare(params.get(NAMES.before))];
  const label = params.get(NAMES.skill);
  if (to === null) return null;
  if (kind === 'common_gap') return label === null ? null : { kind, label, share: to };
  if (from === null) return null;
  if (kind === 'completion_drop') return { kind, from, to };
  const headline = HEADLINES.find((one) => one === subject);
  return kind === 'share_drop' && headline ? { kind, headline, from, to } : null;
}

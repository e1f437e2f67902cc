import {
  DAY_MS,
  formatCount,
  RIGHTS_SUBJECTS,
  type ContactSubject,
  type TicketState,
} from '@aura/shared-domain';
import type { TagProps } from '@aura/shared-ui';
import type { ShownTicket, TicketRow } from '../api.ts';

/** What a message is about, as operators call it. */
export const SUBJECTS: Readonly<Record<ContactSubject, string>> = {
  duvida: 'Dúvida',
  pagamento: 'Pagamento',
  empresa: 'Empresa',
  imprensa: 'Imprensa',
  parceria: 'Parceria',
  dados: 'Dados pessoais (LGPD)',
  revisao: 'Revisão de resultado (LGPD)',
  outro: 'Outro',
};

/** The states in the order of the work. */
export const STATES: Readonly<Record<TicketState, string>> = {
  open: 'Abertas',
  answered: 'Respondidas',
  closed: 'Encerradas',
};

interface Standing {
  readonly label: string;
  readonly tone: TagProps['tone'];
}

/** A message in relation to its deadline. Requests under the law have the law's deadline. */
export function describeStanding(
  { state, dueAt, subject }: Pick<TicketRow, 'state' | 'dueAt' | 'subject'>,
  now = new Date(),
): Standing {
  if (state === 'closed') return { label: 'Encerrada', tone: 'neutral' };
  if (state === 'answered') return { label: 'Respondida', tone: 'success' };
  const left = Math.ceil((new Date(dueAt).getTime() - now.getTime()) / DAY_MS);
  const term = RIGHTS_SUBJECTS.includes(subject) ? 'Prazo legal' : 'Prazo';
  if (left <= 0) return { label: `${term} vencido`, tone: 'danger' };
  const days = formatCount(left, 'dia', 'dias');
  return { label: `${term}: ${days}`, tone: left <= 2 ? 'warning' : 'neutral' };
}

/** How an answer reaches who wrote. Nothing is sent to where a robot may have said that it lives. */
export function describeDelivery({ uid, isSuspect }: Pick<ShownTicket, 'uid' | 'isSuspect'>): string {
  const reading = 'em Contato, com o protocolo e o e-mail';
  if (isSuspect) return `Fica ${reading}. Não vai por e-mail: a mensagem pode ser de um robô.`;
  return `Vai por e-mail e fica ${reading}.${uid === null ? '' : ' A conta recebe um aviso.'}`;
}

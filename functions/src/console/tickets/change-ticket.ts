import type { Firestore } from 'firebase-admin/firestore';
import type {
  answerTicketEndpoint,
  changeTicketEndpoint,
  ShownTicket,
  ticketEndpoint,
} from '@aura/mfe-platform/api';
import { addNotifications, err, ok, type RequestOf, type Result } from '@aura/shared-domain';
import { parseTicket, TICKETS, type Ticket } from '../../contact/ticket.ts';
import type { Accounts } from '../../firebase/admin.ts';
import type { Failure } from '../../http/failure.ts';
import { enqueueMessage } from '../../messages/enqueue-message.ts';
import { combineChanges } from '../../profile/combine-changes.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import { note, openLog, type Deed } from '../log/operator-log.ts';
import type { Operator } from '../operator.ts';
import { readSender, presentTicket } from './present-ticket.ts';

interface Deps {
  readonly db: Firestore;
  readonly accounts: Pick<Accounts, 'getUserByEmail'>;
  readonly now: () => Date;
}

type Answer = Promise<Result<ShownTicket, Failure>>;

const GONE: Failure = { code: 'not_found', message: 'Esta mensagem não está mais guardada.' };
const ANSWERED_MEANWHILE: Failure = {
  code: 'conflict',
  message: 'Alguém respondeu enquanto isso. Nada foi enviado: leia a resposta e decida de novo.',
};

/** POST /console/ticket: a message with its answers. That it was read is noted first. */
export function readTicket({
  db,
  accounts,
  now,
}: Deps): (operator: Operator, request: RequestOf<typeof ticketEndpoint>) => Answer {
  return async (operator, { id }) => {
    const stored = (await db.collection(TICKETS).doc(id).get()).data();
    if (!stored) return err(GONE);
    const ticket = parseTicket(id, stored);
    const uid = await readSender(accounts, ticket);
    await note(db, makeDeed(operator, 'ticket_read', ticket, uid, now()));
    return ok(presentTicket(id, ticket, uid));
  };
}

/**
 * POST /console/ticket/answer: answers a message. Its sender sees the answer under the message's number and gets it by
 * e-mail; account holders also get a notice.
 */
export function answerTicket(
  deps: Deps,
): (operator: Operator, request: RequestOf<typeof answerTicketEndpoint>) => Answer {
  return (operator, { id, seenAnswers, text, closes }) => {
    const at = deps.now();
    return change(deps, { id, seenAnswers }, operator, (ticket) => ({
      action: 'ticket_answered',
      reason: null,
      isNews: true,
      ticket: {
        answers: [...ticket.answers, { at, by: operator.name, text }],
        state: closes ? 'closed' : 'answered',
        closedAt: closes ? at : null,
      },
    }));
  };
}

/** POST /console/ticket/state: closes a message without an answer, or takes it up again. */
export function changeTicket(
  deps: Deps,
): (operator: Operator, request: RequestOf<typeof changeTicketEndpoint>) => Answer {
  return (operator, { id, seenAnswers, to, reason }) =>
    change(deps, { id, seenAnswers }, operator, () => ({
      action: to === 'closed' ? 'ticket_closed' : 'ticket_reopened',
      reason,
      isNews: false,
      ticket: { state: to, closedAt: to === 'closed' ? deps.now() : null },
    }));
}

interface Change {
  readonly action: Deed['action'];
  readonly reason: string | null;
  /** Whether to notify the sender. */
  readonly isNews: boolean;
  readonly ticket: Pick<Ticket, 'state' | 'closedAt'> & Partial<Pick<Ticket, 'answers'>>;
}

/** Changes a message, its log entry and the sender's notification in one transaction. */
async function change(
  { db, accounts, now }: Deps,
  { id, seenAnswers }: { readonly id: string; readonly seenAnswers: number },
  operator: Operator,
  changeOf: (ticket: Ticket) => Change,
): Answer {
  const document = db.collection(TICKETS).doc(id);
  const known = (await document.get()).data();
  if (!known) return err(GONE);
  const uid = await readSender(accounts, parseTicket(id, known));
  return db.runTransaction(async (tx) => {
    const stored = (await tx.get(document)).data();
    if (!stored) return err(GONE);
    const ticket = parseTicket(id, stored);
    if (ticket.answers.length !== seenAnswers) return err(ANSWERED_MEANWHILE);
    const wanted = changeOf(ticket);
    const person = wanted.isNews && uid !== null ? db.doc(`users/${uid}`) : null;
    const profile = person ? parseProfile((await tx.get(person)).data()) : null;
    const log = await openLog(tx, db);
    const deed = makeDeed(operator, wanted.action, ticket, uid, now());
    log({ ...deed, reason: wanted.reason });
    tx.update(document, { ...wanted.ticket });
    const answer = wanted.isNews ? wanted.ticket.answers?.at(-1) : undefined;
    if (answer && !ticket.isSuspect) {
      const about = `${ticket.number} ${seenAnswers}`;
      const values = { number: ticket.number, answer: answer.text.slice(0, 4000) };
      enqueueMessage(
        tx,
        db,
        { kind: 'ticket-answered', to: { address: ticket.email }, values, about },
        now(),
      );
    }
    if (person && profile?.ok) {
      const news = { ...buildAnsweredNews(ticket, wanted), read: false, timestamp: now().toISOString() };
      tx.update(person, toFirestore(combineChanges(addNotifications(profile.value, [news]))));
    }
    return ok(presentTicket(id, { ...ticket, ...wanted.ticket }, uid));
  }, TRANSACTION_OPTIONS);
}

const buildAnsweredNews = ({ number }: Ticket, { ticket }: Change) => ({
  id: `mensagem_${number}_${ticket.answers?.length ?? 0}`,
  text: `Respondemos à sua mensagem ${number}. Leia a resposta em Contato, com o protocolo e o seu e-mail.`,
  link: '/contato',
});

const makeDeed = (
  operator: Operator,
  action: Deed['action'],
  { number }: Ticket,
  subjectUid: string | null,
  at: Date,
): Deed => ({ operator, action, subjectUid, detail: `mensagem ${number}`, reason: null, at });

import fc from 'fast-check';
import * as v from 'valibot';
import { ApiErrorBodySchema, SHARING_NOTICE_VERSION, type ApiErrorCode } from '@aura/shared-domain';
import { isHeeded } from '../../src/billing/webhook/stripe-event.ts';
import type { Backend } from '../backend.ts';
import type { RawPurchases } from '../billing/sandbox-control.ts';
import { sendToWebhook } from '../billing/signed.ts';
import { makeDiagnosisRequest } from '../diagnosis-request.ts';
import { invited, invitedAgain } from '../company/members.ts';
import { makeResumeRunRequest, someResume } from '../tool-requests.ts';
import { anyFault, type Fault } from './fault-line.ts';
import type { Process, World } from './world.ts';

const PRICES = [
  'price_demo_impulso_mensal',
  'price_demo_decolagem_anual',
  'price_demo_conquista_unico',
] as const;
const AT_THE_BANK = ['refund', 'renew', 'dispute', 'give-up', 'end'] as const;
type AtTheBank = (typeof AT_THE_BANK)[number];

/** What happens in a life, with what goes wrong meanwhile. */
export type Action =
  /** Calls of the person; `twice`: to both processes at once, as from two tabs. */
  | (Call & { readonly fault: Fault | null; readonly twice: boolean })
  /** Stripe tells what it has not told yet. */
  | ({ readonly does: 'tell' } & Telling)
  | { readonly does: 'pay' }
  | { readonly does: 'bank'; readonly what: AtTheBank }
  /** The next month begins. */
  | { readonly does: 'jump' };

interface Telling {
  readonly order: 'asHappened' | 'backwards';
  /** `atOnce`: the first of it to both processes. */
  readonly again: 'never' | 'afterwards' | 'atOnce';
  readonly fault: Fault | null;
}

type Call =
  | { readonly does: 'diagnose'; readonly input: number }
  | { readonly does: 'optimise'; readonly input: number }
  | { readonly does: 'buy'; readonly price: number }
  | { readonly does: 'withdraw' | 'join' | 'leave' | 'erase' };

const input = fc.nat({ max: 2 });
/** Two transactions at one document wait for seconds until the emulator gives up one of their locks. */
const rarely = fc.nat({ max: 7 }).map((one) => one === 7);
const trouble = fc.record({ fault: anyFault, twice: rarely });
const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('diagnose' as const), input }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('buy' as const), price: input }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('withdraw', 'join', 'leave') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('erase' as const) }) },
);

export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(call, trouble).map(([one, given]) => ({ ...one, ...given })) },
  {
    weight: 3,
    // Without a transaction there is nothing to wait for.
    arbitrary: fc.record({
      does: fc.constant('optimise' as const),
      input,
      fault: anyFault,
      twice: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('tell' as const),
      order: fc.constantFrom('asHappened', 'backwards'),
      again: fc.constantFrom('never', 'never', 'never', 'afterwards', 'afterwards', 'atOnce'),
      fault: anyFault,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pay' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('bank' as const), what: fc.constantFrom(...AT_THE_BANK) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('jump' as const) }) },
);

/** What a life has come to so far, as those who live it know. */
export interface Life {
  readonly world: World;
  /** Of the checkout that is open. */
  clientSecret: string | null;
  /** Payments that the person or the bank has made. */
  paid: number;
  /** Ids of what Stripe has told. */
  readonly told: Set<string>;
  /** Link of the company's newest invitation. */
  invitation: string | null;
  isErased: boolean;
  /** What went otherwise than it has to. */
  readonly wrong: string[];
}

export const makeLife = (world: World): Life => ({
  world,
  clientSecret: null,
  paid: 0,
  told: new Set(),
  invitation: null,
  isErased: false,
  wrong: [],
});

type Answer = Pick<Awaited<ReturnType<Backend['post']>>, 'status' | 'body'>;
/** Sends what one of two tabs asks for, 0 or 1; to use something, each asks for something else. */
type Send = (process: Process, tab: number) => Promise<Answer>;

/** Expected refusals: the request is not possible, and the person gets the reason. */
const REFUSALS: Readonly<Record<Call['does'], readonly ApiErrorCode[]>> = {
  diagnose: ['limit_reached'],
  optimise: ['limit_reached'],
  buy: ['conflict'],
  withdraw: ['conflict', 'not_found', 'invalid_request'],
  join: ['conflict'],
  leave: ['conflict', 'not_found'],
  erase: [],
};

/** Lets one thing happen. */
export async function act(life: Life, action: Action): Promise<void> {
  const { world } = life;
  switch (action.does) {
    case 'tell':
      return tell(life, action);
    case 'pay':
      return pay(life);
    case 'bank':
      return doAtTheBank(life, action.what);
    case 'jump':
      return world.clock.jumpTo(findNextMonth(world.clock.now()));
    case 'diagnose':
    case 'optimise':
    case 'buy':
    case 'withdraw':
    case 'join':
    case 'leave':
    case 'erase': {
      const send = await makeSend(life, action);
      if (send) await sendInTrouble(life, action, send);
    }
  }
}

/** The call of an action, with one request id per tab for all its repetitions; null if there is nothing to call. */
async function makeSend(life: Life, action: Call): Promise<Send | null> {
  const { world } = life;
  switch (action.does) {
    case 'diagnose': {
      const requests = [0, 1].map((tab) =>
        makeDiagnosisRequest({ variant: 'quick', title: `Analista ${action.input + tab}` }),
      );
      return (process, tab) => process.post('/diagnosis', requests[tab], world.token());
    }
    case 'optimise': {
      const requests = [2, 3].map((clients) =>
        makeResumeRunRequest({
          resume: someResume({ items: [`Atendi ${action.input + clients} clientes por dia`] }),
        }),
      );
      return (process, tab) => process.post('/tools/resume', requests[tab], world.token());
    }
    case 'buy': {
      const priceId = PRICES[action.price] ?? PRICES[0];
      return async (process) => {
        const answer = await process.post('/create-payment-intent', { priceId }, world.token());
        if (answer.status === 200) life.clientSecret = (answer.body as { clientSecret: string }).clientSecret;
        return answer;
      };
    }
    case 'withdraw': {
      const payment = (await world.billing.raw(world.person.uid)).paymentIntents.find(
        ({ status }) => status === 'succeeded',
      );
      if (!payment) return null;
      return (process) => process.post('/billing/withdraw', { paymentId: payment.id }, world.token());
    }
    case 'join': {
      const again = life.invitation !== null;
      life.invitation = await (again ? invitedAgain : invited)(world.company, world.person);
      const request = { token: life.invitation, shares: true, noticeVersion: SHARING_NOTICE_VERSION };
      return (process) => process.post('/invites/accept', request, world.token());
    }
    case 'leave': {
      const request = { companyId: world.company.id, action: 'leave' };
      return (process) => process.post('/memberships/change', request, world.token());
    }
    case 'erase':
      return async (process) => {
        const answer = await process.delete('/account', world.token());
        if (answer.status === 200) life.isErased = true;
        return answer;
      };
  }
}

type TroubledCall = Extract<Action, Call>;

/** Makes a call while something goes wrong, and again once nothing does: then it has to be answered. */
async function sendInTrouble(life: Life, action: TroubledCall, send: Send): Promise<void> {
  const { does, fault, twice } = action;
  const [first, second] = life.world.processes;
  first.line.arm(fault);
  const answers = await Promise.all((twice ? [first, second] : [first]).map(send));
  const struck = first.line.struck();
  first.line.arm(null);
  for (const answer of answers) judge(life, does, answer, { mayFail: struck || twice });
  for (const [tab, { status }] of answers.entries())
    if (status !== 200) judge(life, does, await send(second, tab), { mayFail: false });
}

/** An answer is the requested result, or a refusal in words; a failure only after an injected fault. */
function judge(
  life: Life,
  does: Call['does'],
  { status, body }: Answer,
  { mayFail }: { readonly mayFail: boolean },
): void {
  if (status === 200) return;
  const refusal = v.safeParse(ApiErrorBodySchema, body);
  if (!refusal.success || refusal.output.error.message === '') {
    life.wrong.push(`${does}: ${status} without a message`);
    return;
  }
  const { code } = refusal.output.error;
  const isRefused = REFUSALS[does].includes(code) || (life.isErased && status === 401);
  if (!isRefused && !mayFail) life.wrong.push(`${does}: ${status} ${code} with nothing wrong`);
}

async function pay(life: Life): Promise<void> {
  const { billing, person } = life.world;
  if (life.clientSecret === null) return;
  const before = (await billing.raw(person.uid)).paymentIntents;
  const intent = before.find(({ client_secret: secret }) => secret === life.clientSecret);
  if (intent?.status !== 'requires_payment_method') return;
  if ((await billing.pay(life.clientSecret)) === 'succeeded') life.paid += 1;
  life.clientSecret = null;
}

/** What the stand-in has nothing to do it to is no part of this life. */
async function doAtTheBank(life: Life, what: AtTheBank): Promise<void> {
  const { billing, person } = life.world;
  const before = countPayments(await billing.raw(person.uid));
  await billing.step(person.uid, what).catch(() => undefined);
  life.paid += countPayments(await billing.raw(person.uid)) - before;
}

/** Payments that were made, whatever became of their money. */
export const countPayments = ({ paymentIntents }: RawPurchases): number =>
  paymentIntents.filter(({ status }) => status === 'succeeded').length;

/** The first moment of the month after this one, in São Paulo. */
function findNextMonth(now: Date): Date {
  const local = new Date(now.getTime() - 3 * 3_600_000);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1, 3));
}

/** Delivers the pending events; failed ones are repeated, like Stripe's. */
export async function tell(life: Life, { order, again, fault }: Telling): Promise<void> {
  const { billing, person, processes } = life.world;
  const [first, second] = processes;
  const events = (await billing.events(person.uid)).filter(
    ({ id, type }) => isHeeded(type) && !life.told.has(id),
  );
  first.line.arm(fault);
  for (const [at, event] of (order === 'backwards' ? events.toReversed() : events).entries()) {
    const payload = JSON.stringify(event);
    const atOnce = again === 'atOnce' && at === 0;
    const statuses = await Promise.all(
      (atOnce ? [first, second] : [first]).map(({ url }) => sendToWebhook(url, payload)),
    );
    const struck = first.line.struck();
    if (struck) first.line.arm(null);
    const failed = statuses.some((status) => status !== 200);
    if (failed && !struck && !atOnce) life.wrong.push(`${event.type}: ${statuses.join()} with nothing wrong`);
    if (failed || again === 'afterwards') {
      const repeated = await sendToWebhook(second.url, payload);
      if (repeated !== 200) life.wrong.push(`${event.type}: ${repeated} when told again`);
    }
    life.told.add(event.id);
  }
  first.line.arm(null);
}

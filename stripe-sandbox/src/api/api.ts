import { err, ok, SANDBOX, type Result } from '@aura/shared-domain';
import { json } from '../http/answers.ts';
import type { Answer, Message } from '../http/message.ts';
import { matchPath } from '../http/path.ts';
import { createId } from '../state/ids.ts';
import { find } from '../state/table.ts';
import type { World } from '../world.ts';
import { expand, readExpansion } from './expand.ts';
import { faultAnswer, invalid, type Fault } from './fault.ts';
import { parseForm, type Form } from '../http/form.ts';
import { getFingerprint, idempotencyKeys } from './idempotency.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

/** Stripe's API under `/v1`. */
export type Api = (message: Message) => Promise<Answer>;

/** @param committed resolves when what an operation has changed would outlive the process */
export function stripeApi(world: World, committed: () => Promise<void>): Api {
  const keys = idempotencyKeys(world);

  return async (message) => {
    const headers = { 'request-id': createId('req') };
    if (message.header('authorization') !== `Bearer ${SANDBOX.secretKey}`) {
      return faultAnswer(UNAUTHORIZED, headers);
    }
    const { method } = message;
    const key = method === 'POST' ? message.header('idempotency-key') : undefined;
    if (key === undefined) {
      const done = perform(world, message);
      if (method !== 'GET') await committed();
      return done.ok ? json(200, done.value, headers) : faultAnswer(done.error, headers);
    }
    const fingerprint = getFingerprint(message);
    const recalled = keys.recall(key, fingerprint);
    if (!recalled.ok) return faultAnswer(recalled.error, headers);
    if (recalled.value) return json(200, recalled.value.body, { ...headers, 'idempotent-replayed': 'true' });
    const release = keys.use(key);
    try {
      const done = perform(world, message);
      // A refusal has changed nothing: who repeats the request may have better luck.
      if (!done.ok) return faultAnswer(done.error, headers);
      const body: unknown = JSON.parse(JSON.stringify(done.value));
      keys.keep(key, { fingerprint, body, customer: customerOf(world, done.value) });
      await committed();
      return json(200, body, headers);
    } finally {
      release();
    }
  };
}

const UNAUTHORIZED: Fault = {
  status: 401,
  type: 'invalid_request_error',
  message: 'Invalid API Key provided.',
};

function perform(world: World, message: Message): Result<object, Fault> {
  const found = findRoute(message);
  if (!found) {
    const { method, path } = message;
    return err({ ...invalid(`Unrecognized request URL (${method}: ${path}).`), status: 404 });
  }
  const form = readForm(message);
  if (!form.ok) return form;
  const { expand: asked, ...parameters } = form.value;
  const expansion = readExpansion(asked, found.route.shape);
  if (!expansion.ok) return expansion;
  const done = found.route.run(world, parameters, found.id);
  if (done.ok) expand(world, done.value, found.route.shape, expansion.value);
  return done;
}

function findRoute({ method, path }: Message): { readonly route: Route; readonly id: string } | null {
  for (const route of ROUTES) {
    const parts = route.method === method ? matchPath(route.path, path) : null;
    if (parts) return { route, id: parts['id'] ?? '' };
  }
  return null;
}

function readForm({ method, query, body }: Message): Result<Form, Fault> {
  const form = parseForm(method === 'POST' ? body : query);
  return form ? ok(form) : err(invalid('Invalid form encoding.'));
}

/** Whom an object is about, so that forgetting a person forgets it too. */
function customerOf({ state }: World, object: object): string | null {
  const { id, object: kind, customer, payment_intent: intent } = object as Readonly<Record<string, unknown>>;
  if (kind === 'customer') return idOf({ id });
  return idOf(customer) ?? find(state.paymentIntents, idOf(intent) ?? '')?.customer ?? null;
}

/** Of a reference that may have been expanded. */
function idOf(reference: unknown): string | null {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('id' in reference)) return null;
  return idOf(reference.id);
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * `answer lost`: the call is carried out but its answer is lost; `failure`: it is not, and Stripe reports that; `under
 * way`: Stripe says that the same call is in progress.
 */
type Fault = 'answer lost' | 'failure' | 'under way';

/** The way to the stand-in for Stripe, which can be broken. A call is named "POST /v1/subscriptions" or longer. */
export interface StripeLine {
  readonly port: number;
  /** @param times how many calls it concerns, repetitions among them; all by default */
  readonly breakAt: (call: string, fault: Fault, times?: number) => void;
  /** Answers a call itself. */
  readonly answerTo: (call: string, body: object) => void;
  /** Lets something happen once before a call goes on. */
  readonly before: (call: string, happens: () => Promise<unknown>) => void;
  readonly mend: () => void;
  /** Idempotency keys that calls were made with, a key once. */
  readonly keysOf: (call: string) => readonly string[];
  readonly stop: () => Promise<void>;
}

/** @param target port of the stand-in */
export async function startStripeLine(target: number): Promise<StripeLine> {
  const faults = new Map<string, { readonly fault: Fault; left: number }>();
  const answers = new Map<string, object>();
  const events = new Map<string, () => Promise<unknown>>();
  const keys: { readonly name: string; readonly key: string }[] = [];
  const server = createServer((req, res) => {
    void handle(req, res).catch(() => res.destroy());
  });

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const name = `${req.method} ${req.url}`;
    const key = req.headers['idempotency-key'];
    if (typeof key === 'string') keys.push({ name, key });
    const own = valueFor(answers, name);
    if (own) return send(res, 200, JSON.stringify(own));
    const fault = faultAt(name);
    if (fault === 'failure') return send(res, 500, FAILURE);
    if (fault === 'under way') return send(res, 409, UNDER_WAY);
    await happenBefore(name);
    const answer = await passOn(req, target);
    if (fault === 'answer lost') return void res.destroy();
    send(res, answer.status, await answer.text());
  }

  function faultAt(name: string): Fault | null {
    const found = valueFor(faults, name);
    if (!found || found.left === 0) return null;
    found.left -= 1;
    return found.fault;
  }

  async function happenBefore(name: string): Promise<void> {
    const happens = valueFor(events, name);
    if (!happens) return;
    events.clear();
    await happens();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    breakAt: (call, fault, times = Infinity) => void faults.set(call, { fault, left: times }),
    answerTo: (call, body) => void answers.set(call, body),
    before: (call, happens) => void events.set(call, happens),
    mend: () => {
      for (const set of [faults, answers, events]) set.clear();
    },
    keysOf: (call) => [...new Set(keys.filter(({ name }) => name.startsWith(call)).map(({ key }) => key))],
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const FAILURE = JSON.stringify({ error: { type: 'api_error', message: 'An error occurred.' } });
const UNDER_WAY = JSON.stringify({
  error: { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'In progress.' },
});

const valueFor = <T>(values: ReadonlyMap<string, T>, name: string): T | undefined =>
  [...values].find(([call]) => name.startsWith(call))?.[1];

function send(res: ServerResponse, status: number, body: string): void {
  // As Stripe does where a repetition would be answered alike.
  const advice = status >= 500 ? { 'stripe-should-retry': 'false' } : {};
  res.writeHead(status, { 'content-type': 'application/json', ...advice }).end(body);
}

async function passOn(req: IncomingMessage, port: number): Promise<Response> {
  const { authorization = '', 'content-type': type = '', 'idempotency-key': key } = req.headers;
  const body = await buffer(req);
  return fetch(`http://127.0.0.1:${port}${req.url}`, {
    method: req.method ?? 'GET',
    headers: {
      authorization,
      'content-type': type,
      ...(typeof key === 'string' && { 'idempotency-key': key }),
    },
    ...(body.length > 0 && { body }),
  });
}

import type { Stripe } from 'stripe';
import { UID } from './purchases.testing.ts';
import type { JsonAnswer, TestSandbox } from './sandbox.testing.ts';

const typesOf = async ({ eventsOf }: TestSandbox): Promise<string[]> =>
  (await eventsOf(UID)).map(({ type }) => type);

/** Types of the events sent during an action. */
export async function told(sandbox: TestSandbox, act: () => Promise<unknown>): Promise<string[]> {
  const before = await typesOf(sandbox);
  await act();
  return (await typesOf(sandbox)).slice(before.length);
}

/** Days on which a period begins and ends. */
export const periodOf = ({ items }: Stripe.Subscription): string[] =>
  [items.data[0]?.current_period_start, items.data[0]?.current_period_end].map((time) =>
    new Date((time ?? 0) * 1000).toISOString().slice(0, 10),
  );

/** Makes something happen to what the one person has. */
export const simulate = ({ ask }: TestSandbox, what: string, body: unknown = {}): Promise<JsonAnswer> =>
  ask('POST', `/control/people/${UID}/${what}`, body);

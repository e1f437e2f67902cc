import { Stripe } from 'stripe';
import { SANDBOX } from '@aura/shared-domain';
import { onTestFinished } from 'vitest';
import { startSandbox, type SandboxOptions } from '../start-sandbox.ts';
import { manualClock, type ManualClock } from './manual-clock.testing.ts';

export const SITE = 'http://localhost:4310';

export interface TestSandbox {
  readonly origin: string;
  readonly clock: ManualClock;
  /** The SDK, as the backend uses it. */
  readonly stripe: Stripe;
  readonly stop: () => Promise<void>;
  /** A request whose answer is JSON. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<JsonAnswer>;
  /** Types of all that was ever told of a person, oldest first. */
  readonly eventsOf: (uid: string) => Promise<Stripe.Event[]>;
}

export interface JsonAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Starts a separate stand-in for one test, on any free port. */
export async function openSandbox(
  options: Partial<SandboxOptions> & { readonly clock?: ManualClock } = {},
): Promise<TestSandbox> {
  const { clock = manualClock(), ...given } = options;
  const sandbox = await startSandbox(
    { port: 0, webhookUrl: null, siteUrl: SITE, file: null, ...given },
    clock,
  );
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= sandbox.stop());
  onTestFinished(stop);

  const origin = `http://127.0.0.1:${sandbox.port}`;
  const ask = async (method: string, path: string, body?: unknown): Promise<JsonAnswer> => {
    const response = await fetch(origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as JsonAnswer['body'] };
  };
  return {
    origin,
    clock,
    stripe: new Stripe(SANDBOX.secretKey, {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
      telemetry: false,
    }),
    stop,
    ask,
    async eventsOf(uid) {
      const { body } = await ask('GET', `/control/events/${uid}`);
      return body['events'] as Stripe.Event[];
    },
  };
}

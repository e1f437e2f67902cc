import { join } from 'node:path';
import { err, ok, SANDBOX, type Result } from '@aura/shared-domain';
import { startSandbox } from '@aura/stripe-sandbox';
import { FUNCTION_URL } from '../emulators/project.ts';
import { LOCAL } from '../workspaces/paths.ts';

/** Stored state of the stand-in for Stripe; part of the emulators' data. */
export const PAYMENTS_FILE = join(LOCAL, 'payments.json');

export interface Payments {
  readonly stop: () => Promise<void>;
}

interface Options {
  /** File of the state; null to store nothing. */
  readonly file: string | null;
  /** Origin of the site, under which the portal is shown. */
  readonly siteUrl: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Whether payments are made at Stripe itself. */
export const usesStripe = (env: NodeJS.ProcessEnv): boolean => Boolean(env['STRIPE_SECRET_KEY']?.trim());

/** Starts the stand-in for Stripe, unless Stripe itself is configured. */
export async function startPayments({ file, siteUrl, env }: Options): Promise<Result<Payments, string>> {
  if (usesStripe(env)) return ok({ stop: async () => undefined });
  try {
    const webhookUrl = `${FUNCTION_URL}/stripe-webhook`;
    const { stop } = await startSandbox({ port: SANDBOX.port, webhookUrl, siteUrl, file });
    return ok({ stop });
  } catch (error) {
    return err(`Os pagamentos de demonstração não puderam ser iniciados: ${String(error)}`);
  }
}

import { readBadgeSettings } from '../../config/badge-settings.ts';
import { readBillingSettings } from '../../config/billing-settings.ts';
import { createStripeClient } from '../stripe-client.ts';
import { configurePortal, type PortalOutcome } from './portal-configuration.ts';

/*
 * `npm run portal [-- --check]`: makes the portal at Stripe what the code says, or only says what differs. Reads the
 * same variables as the backend. Without a secret key it speaks to the stand-in that `npm start` runs.
 */
const WORDS: Readonly<Record<PortalOutcome['kind'], string>> = {
  made: 'O portal foi configurado.',
  changed: 'A configuração do portal foi corrigida.',
  same: 'O portal está como deve ser.',
  differs: 'O portal não está como deve ser. Rode “npm run portal” para corrigir.',
};

async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args.some((argument) => argument !== '--check')) return complain('Uso: npm run portal [-- --check]');
  const isDemo = !env['STRIPE_SECRET_KEY']?.trim();
  const { provider, prices } = readBillingSettings(env, isDemo);
  const stripe = createStripeClient(provider);
  if (!stripe) return complain('As variáveis STRIPE_… não formam uma configuração completa.');
  const { siteUrl } = readBadgeSettings(env, env['GCLOUD_PROJECT'] ?? '', isDemo);
  const outcome = await configurePortal(stripe, { prices, siteUrl }, args.includes('--check'));
  const id = outcome.id === null ? [] : [`STRIPE_PORTAL_CONFIGURATION=${outcome.id}`];
  const lines = [WORDS[outcome.kind], ...outcome.differences.map((name) => `  ${name}`), ...id];
  process.stdout.write(`${lines.join('\n')}\n`);
  return outcome.kind === 'differs' ? 1 : 0;
}

function complain(text: string): number {
  console.error(text);
  return 2;
}

process.exitCode = await main(process.argv.slice(2), process.env).catch((error: unknown) =>
  complain(`O serviço de pagamento não respondeu: ${error instanceof Error ? error.message : String(error)}`),
);

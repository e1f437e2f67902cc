import { readBillingSettings } from '../../config/billing-settings.ts';
import { createStripeClient } from '../stripe-client.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { makeCoupons, type CouponOutcome } from './make-coupons.ts';

/*
 * `npm run coupons [-- --check]`: makes the coupons at Stripe what the code says, or only says what differs. Reads the
 * same variables as the backend. Without a secret key it speaks to the stand-in that `npm start` runs.
 */
const WORDS: Readonly<Record<CouponOutcome, string>> = {
  made: 'criado',
  same: 'está como deve ser',
  ended: 'encerrado',
  missing: 'falta',
  differs: 'não está como o código diz; crie outro código',
};

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args.some((argument) => argument !== '--check')) return complain('Uso: npm run coupons [-- --check]');
  const { provider } = readBillingSettings(env, !env['STRIPE_SECRET_KEY']?.trim());
  const stripe = createStripeClient(provider);
  if (!stripe) return complain('As variáveis STRIPE_… não formam uma configuração completa.');
  const outcomes = [...(await makeCoupons(stripe, CAMPAIGNS, args.includes('--check')))];
  for (const [code, outcome] of outcomes) process.stdout.write(`${code}: ${WORDS[outcome]}\n`);
  return outcomes.some(([, outcome]) => outcome === 'missing' || outcome === 'differs') ? 1 : 0;
}

function complain(text: string): number {
  console.error(text);
  return 2;
}

process.exitCode = await run(process.argv.slice(2), process.env).catch((error: unknown) =>
  complain(`O serviço de pagamento não respondeu: ${error instanceof Error ? error.message : String(error)}`),
);

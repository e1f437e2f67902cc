/**
 * `npm run chaos -- [--walks N] [--seed S] [--json]`: random lives with injected faults. Each walk has its own seed, S
 * and the numbers after it. The last line of `--json` is one object.
 */
import { parseArgs } from 'node:util';
import { startLocalBilling } from '../billing/billing-under-test.ts';
import { openOwnDatabase } from '../own-database.ts';
import { walkSeed, type Violation } from './walk.ts';

/** Walks wait for the database more than they compute. */
const AT_ONCE = 8;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    walks: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
const walks = Number(values.walks);
const seed = Number(values.seed);
if (!Number.isInteger(walks) || walks < 1) throw new Error('--walks takes a whole number.');
if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number.');

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const billing = await startLocalBilling({ db: openOwnDatabase() });
const startedAt = performance.now();
const found: Violation[] = [];
let next = 0;
const walker = async (): Promise<void> => {
  while (next < walks) {
    const at = next++;
    const violation = await walkSeed(billing, seed + at);
    if (!violation) continue;
    found.push(violation);
    say(`\nnpm run chaos -- --walks 1 --seed ${violation.seed}`);
    for (const action of violation.script) say(`  ${JSON.stringify(action)}`);
    for (const fault of violation.faults) say(`  → ${fault}`);
  }
};
try {
  await Promise.all(Array.from({ length: AT_ONCE }, walker));
} finally {
  await billing.stop();
}
const result = {
  walks,
  violations: found.length,
  seed,
  wallMs: Math.round(performance.now() - startedAt),
  failed: found,
};
say(values.json ? JSON.stringify(result) : `${walks} walks from seed ${seed}, ${found.length} violations`);
process.exit(found.length === 0 ? 0 : 1);

/**
 * `npm run chaos -- [--walks N] [--seed S] [--json]`: random lives with injected faults. Each walk has its own seed, S
 * and the numbers after it. A world that does not start, as on a busy machine, is said and not counted as walked. The last line
 * of `--json` is one object. Fails for a violation, and if fewer were walked than asked for.
 */
import { parseArgs } from 'node:util';
import { startLocalBilling } from '../billing/billing-under-test.ts';
import { openOwnDatabase } from '../own-database.ts';
import { walkSeed, type NotWalked, type Violation } from './walk.ts';

/** Walks wait for the database more than they compute. */
const AT_ONCE = 8;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    walks: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
const wanted = Number(values.walks);
const seed = Number(values.seed);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error('--walks takes a whole number.');
if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number.');

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const billing = await startLocalBilling({ db: openOwnDatabase() });
const startedAt = performance.now();
const found: Violation[] = [];
const notWalked: NotWalked[] = [];
let walks = 0;
let next = 0;
const walker = async (): Promise<void> => {
  while (next < wanted) {
    const at = next++;
    const walked = await walkSeed(billing, seed + at);
    if (walked.outcome === 'notWalked') {
      notWalked.push(walked);
      say(`not walked: seed ${walked.seed}, ${walked.why}`);
      continue;
    }
    walks += 1;
    if (walked.outcome === 'sound') continue;
    found.push(walked);
    say(`\nnpm run chaos -- --walks 1 --seed ${walked.seed}`);
    for (const action of walked.script) say(`  ${JSON.stringify(action)}`);
    for (const fault of walked.faults) say(`  → ${fault}`);
  }
};
try {
  await Promise.all(Array.from({ length: AT_ONCE }, walker));
} finally {
  await billing.stop();
}
const result = {
  walks,
  notWalked: notWalked.length,
  violations: found.length,
  seed,
  wallMs: Math.round(performance.now() - startedAt),
  failed: found,
};
say(
  values.json
    ? JSON.stringify(result)
    : `${walks} walks from seed ${seed}, ${notWalked.length} not walked, ${found.length} violations`,
);
process.exit(found.length === 0 && notWalked.length === 0 ? 0 : 1);

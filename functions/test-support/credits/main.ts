/**
 * `npm run bench:credits -- [--json] [--uses N]`: many parallel uses of one person with a limit of ten, over 1, 10 and 50
 * instances, against the documented pattern: a transaction for each use. The last line of `--json` is one object.
 */
import { parseArgs } from 'node:util';
import { startFirestoreEmulator } from '../firestore-emulator.ts';
import { measureGroups, measureTransactions, type Measured } from './measure-uses.ts';

const INSTANCES = [1, 10, 50];
/** The documented pattern may need many minutes; what it has not done by then makes the factor a lower bound. */
const SHORTEST_BASELINE_MS = 30_000;

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, uses: { type: 'string', default: '1000' } },
});
const uses = Number(values.uses);
if (!Number.isInteger(uses) || uses < 1) throw new Error('--uses takes a whole number.');

// Google's libraries would ask the network whether this is a machine of theirs.
process.env['METADATA_SERVER_DETECTION'] = 'none';
const emulator = await startFirestoreEmulator();
process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const line = (name: string, { granted, errors, wallMs }: Measured): string =>
  `${name.padEnd(34)} granted ${granted}, errors ${errors}, ${Math.round(wallMs)} ms`;
try {
  const groups: Measured[] = [];
  for (const instances of INSTANCES) {
    const measured = await measureGroups(uses, instances);
    groups.push(measured);
    say(line(`groups, ${instances} instances`, measured));
  }
  const slowest = Math.max(...groups.map(({ wallMs }) => wallMs));
  const baseline = await measureTransactions(uses, Math.max(SHORTEST_BASELINE_MS, slowest * 120));
  say(line('a transaction for each use', baseline));

  const result = {
    limit: 10,
    uses,
    // The same everywhere, or one that differs from ten.
    granted: groups.find(({ granted }) => granted !== 10)?.granted ?? 10,
    errors: groups.reduce((sum, { errors }) => sum + errors, 0),
    wallMs: Math.round(slowest),
    speedup: Math.round(baseline.wallMs / slowest),
    instances: Object.fromEntries(INSTANCES.map((count, at) => [count, groups[at]])),
    transactions: baseline,
  };
  say(values.json ? JSON.stringify(result) : `${result.speedup} times as fast`);
  process.exitCode = result.granted === 10 && result.errors === 0 && result.speedup >= 100 ? 0 : 1;
} finally {
  await emulator.stop();
}

/*
 * `npm run cost`: what an active person costs in a month, by the committed tables of calls. `-- --measure` measures the
 * processor time of each call again first, on this machine, which should have nothing else to do.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complain, say } from '../terminal/print-messages.ts';
import { ROOT } from '../workspaces/paths.ts';
import { computeCost } from './compute-cost.ts';

const read = (file: string): string => readFileSync(join(ROOT, 'functions/src/cost', file), 'utf8');
/** Dollars for 1,000 people, who cost little each. */
const format = (month: number): string => `US$ ${(month * 1000).toFixed(3)}`;

if (process.argv.includes('--measure')) {
  say('Medindo o tempo de processador de cada chamada (alguns minutos)…');
  const args = ['run', 'backend', '--', 'src/cost', '-t', 'processor time'];
  const env = { ...process.env, AURA_MEASURE_CPU: 'yes' };
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}
const cost = computeCost({ calls: read('calls.csv'), cpu: read('cpu.csv'), day: read('active-day.json') });
if (!cost.ok) {
  complain(cost.error);
  process.exitCode = 1;
} else {
  const { month, processor, ...rest } = cost.value;
  for (const call of rest.calls) say(`${format(call.month).padStart(12)}  ${call.name}`);
  const { reads, writes, cpuMs } = rest.day;
  say(
    `Num dia ativo: ${reads.toFixed(1)} leituras, ${writes.toFixed(1)} gravações, ${cpuMs.toFixed(0)} ms de processador.`,
  );
  say(`Por mil pessoas num mês: ${format(month)}, dos quais ${format(processor)} de processador.`);
}

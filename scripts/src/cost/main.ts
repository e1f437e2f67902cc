/* `npm run cost`: what an active person costs in a month, by the committed table of calls. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complain, say } from '../terminal/print-messages.ts';
import { ROOT } from '../workspaces/paths.ts';
import { computeCost } from './compute-cost.ts';

const read = (file: string): string => readFileSync(join(ROOT, 'functions/src/cost', file), 'utf8');
/** Dollars for 1,000 people, who cost little each. */
const format = (month: number): string => `US$ ${(month * 1000).toFixed(3)}`;

const cost = computeCost(read('calls.csv'), read('active-day.json'));
if (!cost.ok) {
  complain(cost.error);
  process.exitCode = 1;
} else {
  const { day, month, calls } = cost.value;
  for (const call of calls) say(`${format(call.month).padStart(12)}  ${call.name}`);
  say(`Num dia ativo: ${day.reads.toFixed(1)} leituras, ${day.writes.toFixed(1)} gravações.`);
  say(`Banco de dados por mil pessoas num mês: ${format(month)}.`);
}

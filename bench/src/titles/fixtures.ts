import { readFileSync } from 'node:fs';
import { getGold, readTable, type Row } from './read.ts';
import type { Task } from './run.ts';

function rowsOf(name: string): Row[] {
  const read = readTable(readFileSync(new URL(`fixtures/${name}.tsv`, import.meta.url), 'utf8'));
  return read.ok ? read.value : [];
}

/**
 * Our own pairs of titles, written from general knowledge of work in Brazil: every second pair was used to set the
 * weights, the others were not looked at for that.
 */
export function fixtureTask(half: 'tune' | 'held-out'): Task {
  return {
    queries: rowsOf(`${half}-queries`),
    corpus: rowsOf('corpus'),
    gold: getGold(rowsOf(`${half}-gold`)),
  };
}

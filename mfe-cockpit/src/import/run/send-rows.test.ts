import { expect, test } from 'vitest';
import { fakeCompany, rowsOf } from './fake-company.test-support.ts';
import { selectWorthImporting, withoutLink } from './outcomes.ts';
import { type Sending, sendRows } from './send-rows.ts';
import { countOutcome, NOTHING_SENT, type Sums } from './sums.ts';

async function run(given: Partial<Sending> & Pick<Sending, 'rows' | 'send' | 'dryRun'>) {
  let sums: Sums = given.from ?? NOTHING_SENT;
  const seen: number[] = [];
  const end = await sendRows({
    byMail: false,
    from: NOTHING_SENT,
    signal: new AbortController().signal,
    ...given,
    onProgress: (next) => {
      sums = next;
      seen.push(next.sent);
      given.onProgress?.(next);
    },
  });
  return { end, sums, seen };
}

test('a dry run goes in calls of 200, and adds up their answers', async () => {
  const company = fakeCompany({ total: 300, used: 3 });
  const people = rowsOf(450);
  const { end, sums, seen } = await run({ rows: people, send: company.send, dryRun: true });
  expect(end).toEqual({ kind: 'done' });
  expect(company.calls.map(({ rows }) => rows.length)).toEqual([200, 200, 50]);
  expect(seen).toEqual([200, 400, 450]);
  expect(company.listed.size).toBe(0);
  expect(sums.seats).toEqual({ total: 300, used: 300 });
  const refused = sums.results.filter(({ outcome }) => outcome === 'refused');
  expect(refused.map(({ line }) => line)).toEqual(people.slice(297).map(({ line }) => line));
  expect(sums.newDepartments).toEqual(['Operações']);
  expect(sums.invitations).toEqual([]);
});

test('an import that fails in the middle goes on from there, and every person has one link', async () => {
  const company = fakeCompany();
  const rows = rowsOf(450);
  company.failsAt.add(1);
  const first = await run({ rows, send: company.send, dryRun: false });
  expect(first.end).toEqual({ kind: 'failed', message: 'Sem conexão.' });
  expect(first.sums.invitations).toHaveLength(200);
  const second = await run({ rows, send: company.send, dryRun: false, from: first.sums });
  expect(second.end).toEqual({ kind: 'done' });
  expect(company.calls.map((call) => call.rows[0]?.line)).toEqual([2, 202, 202, 402]);
  expect(new Set(second.sums.invitations.map(({ email }) => email)).size).toBe(450);
  expect(second.sums.seats).toEqual({ total: 10_000, used: 453 });
});

test('people with links lost in an answer are known', async () => {
  const company = fakeCompany();
  const rows = rowsOf(250);
  const trial = await run({ rows, send: company.send, dryRun: true });
  company.losesAt.add(company.calls.length + 1);
  const first = await run({ rows, send: company.send, dryRun: false });
  const second = await run({ rows, send: company.send, dryRun: false, from: first.sums });
  expect(countOutcome(second.sums.results, 'unchanged')).toBe(50);
  expect(withoutLink(rows, trial.sums, second.sums)).toEqual(rows.slice(200));
});

test('only rows that change something are worth importing', async () => {
  const company = fakeCompany({ total: 8 });
  await run({ rows: rowsOf(2), send: company.send, dryRun: false });
  const rows = rowsOf(7);
  const trial = await run({ rows, send: company.send, dryRun: true });
  expect(trial.sums.results.map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
    'added',
    'added',
    'added',
    'refused',
    'refused',
  ]);
  expect(selectWorthImporting(rows, trial.sums)).toEqual(rows.slice(2, 5));
});

test('a dry run stops at once, an import after the call whose links would be lost', async () => {
  const company = fakeCompany();
  const stop = new AbortController();
  const common = {
    rows: rowsOf(450),
    send: company.send,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  };
  const imported = await run({ ...common, dryRun: false });
  expect([imported.end.kind, imported.sums.sent, company.signals]).toEqual(['stopped', 200, [undefined]]);
  const tried = await run({ ...common, dryRun: true });
  expect([tried.end.kind, tried.sums.sent]).toEqual(['stopped', 0]);
});

import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';

const BILLED = ['reads', 'writes', 'deletes'] as const;

/** Documents that somebody reads, writes and deletes. */
type Use = Readonly<Record<(typeof BILLED)[number], number>>;

const DaySchema = v.strictObject({
  /** How often an active person makes each call on a day. */
  calls: v.record(v.string(), v.number()),
  /** What the browser reads and writes itself. */
  browser: v.strictObject({ reads: v.number(), writes: v.number() }),
  /** Active days of a person who comes at least once a month. */
  daysOfMonth: v.number(),
  /** Prices of 100,000 documents. */
  dollarsPer100k: v.strictObject({ reads: v.number(), writes: v.number(), deletes: v.number() }),
});

const Count = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const RowSchema = v.tuple([v.pipe(v.string(), v.nonEmpty()), Count, Count, Count, Count, Count]);

/** What an active person uses on a day and costs in a month, in dollars. */
export interface Cost {
  readonly day: Use;
  readonly month: number;
  /** What each call adds to a month, in dollars; the most expensive first. */
  readonly calls: readonly { readonly name: string; readonly month: number }[];
}

/** Computes the cost of an active person. The error names the call that only one of the two files has. */
export function computeCost(table: string, dayText: string): Result<Cost, string> {
  const rows = v.safeParse(
    v.array(RowSchema),
    table
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')),
  );
  const day = v.safeParse(v.pipe(v.string(), v.parseJson(), DaySchema), dayText);
  if (!rows.success || !day.success) return err('calls.csv ou active-day.json mudou de forma.');
  const { calls, browser, daysOfMonth, dollarsPer100k } = day.output;
  const costs = new Map<string, Use>(
    rows.output.map(([name, reads, writes, deletes]) => [name, { reads, writes, deletes }]),
  );
  const names = new Set([...costs.keys(), ...Object.keys(calls)]);
  const alone = [...names].find((name) => !costs.has(name) || calls[name] === undefined);
  if (alone !== undefined) return err(`Só um dos dois arquivos tem "${alone}".`);
  const used = [...costs].map(([name, use]) => [name, multiplyUse(use, calls[name] ?? 0)] as const);
  const computeMonth = (use: Use): number =>
    BILLED.reduce((sum, kind) => sum + (use[kind] * daysOfMonth * dollarsPer100k[kind]) / 100_000, 0);
  const total = [...used.map(([, use]) => use), { ...browser, deletes: 0 }].reduce(addUses);
  return ok({
    day: total,
    month: computeMonth(total),
    calls: used
      .map(([name, use]) => ({ name, month: computeMonth(use) }))
      .toSorted((one, other) => other.month - one.month),
  });
}

const multiplyUse = ({ reads, writes, deletes }: Use, times: number): Use => ({
  reads: reads * times,
  writes: writes * times,
  deletes: deletes * times,
});

const addUses = (one: Use, other: Use): Use => ({
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
  deletes: one.deletes + other.deletes,
});

import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';

const BILLED = ['reads', 'writes', 'deletes', 'cpuMs'] as const;

/** Documents that somebody reads, writes and deletes, and milliseconds of a processor. */
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
  processor: v.strictObject({
    /** Price of a second of one processor. */
    dollarsPerSecond: v.number(),
    /** Part of the billed time in which it works: the rest of it waits for the database. */
    busy: v.number(),
  }),
});

const Count = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const Name = v.pipe(v.string(), v.nonEmpty());
const RowSchema = v.tuple([Name, Count, Count, Count, Count, Count]);
/** A call, and the median of its processor time, of which a tenth of the runs took less, and a tenth more. */
const CpuRowSchema = v.tuple([Name, Count, Count, Count]);

/** What an active person uses on a day and costs in a month, in dollars. */
export interface Cost {
  readonly day: Use;
  readonly month: number;
  /** The processor's part of the month. */
  readonly processor: number;
  /** What each call adds to a month, in dollars; the most expensive first. */
  readonly calls: readonly { readonly name: string; readonly month: number }[];
}

/** The texts of the three files. */
interface Files {
  readonly calls: string;
  readonly cpu: string;
  readonly day: string;
}

const readRows = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** Computes the cost of an active person. The error names the call that not all of the files have. */
export function computeCost(files: Files): Result<Cost, string> {
  const rows = v.safeParse(v.array(RowSchema), readRows(files.calls));
  const cpuRows = v.safeParse(v.array(CpuRowSchema), readRows(files.cpu));
  const day = v.safeParse(v.pipe(v.string(), v.parseJson(), DaySchema), files.day);
  if (!rows.success || !cpuRows.success || !day.success)
    return err('calls.csv, cpu.csv ou active-day.json mudou de forma.');
  const { calls, browser, daysOfMonth, dollarsPer100k, processor } = day.output;
  const cpu = new Map(cpuRows.output.map(([name, ms]) => [name, ms]));
  const costs = new Map<string, Use>(
    rows.output.map(([name, reads, writes, deletes]) => [
      name,
      { reads, writes, deletes, cpuMs: cpu.get(name) ?? 0 },
    ]),
  );
  const names = new Set([...costs.keys(), ...cpu.keys(), ...Object.keys(calls)]);
  const alone = [...names].find((name) => !costs.has(name) || !cpu.has(name) || calls[name] === undefined);
  if (alone !== undefined) return err(`Nem todos os arquivos têm "${alone}".`);
  const used = [...costs].map(([name, use]) => [name, multiplyUse(use, calls[name] ?? 0)] as const);
  const prices: Use = {
    reads: dollarsPer100k.reads / 100_000,
    writes: dollarsPer100k.writes / 100_000,
    deletes: dollarsPer100k.deletes / 100_000,
    cpuMs: processor.dollarsPerSecond / processor.busy / 1000,
  };
  const computeMonth = (use: Use): number =>
    BILLED.reduce((sum, kind) => sum + use[kind] * daysOfMonth * prices[kind], 0);
  const total = [...used.map(([, use]) => use), { ...browser, deletes: 0, cpuMs: 0 }].reduce(addUses);
  return ok({
    day: total,
    month: computeMonth(total),
    processor: computeMonth({ reads: 0, writes: 0, deletes: 0, cpuMs: total.cpuMs }),
    calls: used
      .map(([name, use]) => ({ name, month: computeMonth(use) }))
      .toSorted((one, other) => other.month - one.month),
  });
}

const multiplyUse = ({ reads, writes, deletes, cpuMs }: Use, times: number): Use => ({
  reads: reads * times,
  writes: writes * times,
  deletes: deletes * times,
  cpuMs: cpuMs * times,
});

const addUses = (one: Use, other: Use): Use => ({
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
  deletes: one.deletes + other.deletes,
  cpuMs: one.cpuMs + other.cpuMs,
});

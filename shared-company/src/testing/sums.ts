import type { Contribution } from '../contribution/contribution-schema.ts';
import { roundToMultiple } from '../snapshot/round-to-multiple.ts';
import { computeCells, type Cell } from './facts.ts';
import type { PublishedSet } from './publishers.ts';

type Secret = Contribution | null;

/** A published sum that is no longer rounded to what was seen. */
export interface WrongSum {
  readonly cell: Cell;
  readonly people: readonly string[];
}

/** The contribution of a person, in tenths, by the number of the cell. */
type Amounts = readonly (readonly [cell: number, tenths: number])[];

/** Every sum of every published set, kept while secrets are changed and restored. Millions of changes are tried. */
export class Sums {
  readonly people: readonly string[];
  readonly #sets: readonly PublishedSet[];
  readonly #setsOf = new Map<string, number[]>();
  readonly #original: ReadonlyMap<string, Secret>;
  readonly #changed = new Map<string, Secret>();
  readonly #cells = new Map<Cell, number>();
  readonly #names: Cell[] = [];
  readonly #amounts = new WeakMap<Contribution, Amounts>();
  /** In tenths, by set and cell. */
  readonly #sums: readonly Map<number, number>[];
  readonly #seen: readonly ReadonlyMap<number, number>[];
  /** Set and cell as one number. */
  readonly #wrong = new Set<number>();

  constructor(sets: readonly PublishedSet[], secrets: ReadonlyMap<string, Secret>) {
    this.#sets = sets;
    this.#original = secrets;
    for (const [at, { people }] of sets.entries())
      for (const id of people) this.#setsOf.set(id, [...(this.#setsOf.get(id) ?? []), at]);
    this.people = [...this.#setsOf.keys()];
    this.#sums = sets.map(({ people }) => {
      const sums = new Map<number, number>();
      for (const id of people)
        for (const [cell, tenths] of this.#amountsOf(secrets.get(id) ?? null))
          sums.set(cell, (sums.get(cell) ?? 0) + tenths);
      return sums;
    });
    this.#seen = this.#sums.map(
      (sums, at) => new Map([...sums].map(([cell, sum]) => [cell, this.#round(at, sum)])),
    );
  }

  secretOf(id: string): Secret {
    return this.#changed.has(id) ? (this.#changed.get(id) ?? null) : (this.#original.get(id) ?? null);
  }

  /** All people who are ever counted together with a person, those of the most common sets first. */
  beside(id: string): readonly string[] {
    const common = new Map<string, number>();
    for (const at of this.#setsOf.get(id) ?? [])
      for (const other of this.#sets[at]?.people ?? [])
        if (other !== id) common.set(other, (common.get(other) ?? 0) + 1);
    return [...common].toSorted(([, m], [, n]) => n - m).map(([other]) => other);
  }

  change(id: string, secret: Secret): void {
    const before = this.secretOf(id);
    if (secret === before) return;
    if (secret === (this.#original.get(id) ?? null)) this.#changed.delete(id);
    else this.#changed.set(id, secret);
    const sets = this.#setsOf.get(id) ?? [];
    const delta = new Map(this.#amountsOf(secret));
    for (const [cell, tenths] of this.#amountsOf(before)) delta.set(cell, (delta.get(cell) ?? 0) - tenths);
    for (const [cell, tenths] of delta) if (tenths !== 0) for (const at of sets) this.#add(at, cell, tenths);
  }

  changes(): ReadonlyMap<string, Secret> {
    return this.#changed;
  }

  restore(): void {
    for (const id of this.#changed.keys()) this.change(id, this.#original.get(id) ?? null);
  }

  get countOfWrong(): number {
    return this.#wrong.size;
  }

  /** At most so many of the wrong sums. */
  wrong(most: number): readonly WrongSum[] {
    return [...this.#wrong].slice(0, most).map((key) => ({
      cell: this.#names[key % CELLS] ?? '',
      people: this.#sets[Math.floor(key / CELLS)]?.people ?? [],
    }));
  }

  #amountsOf(secret: Secret): Amounts {
    if (secret === null) return [];
    const known = this.#amounts.get(secret);
    if (known) return known;
    const amounts = [...computeCells(secret)].map(
      ([cell, value]) => [this.#numberOf(cell), Math.round(value * 10)] as const,
    );
    this.#amounts.set(secret, amounts);
    return amounts;
  }

  #numberOf(cell: Cell): number {
    const known = this.#cells.get(cell);
    if (known !== undefined) return known;
    this.#cells.set(cell, this.#names.length);
    return this.#names.push(cell) - 1;
  }

  #add(at: number, cell: number, tenths: number): void {
    const sums = this.#sums[at];
    if (!sums) return;
    const sum = (sums.get(cell) ?? 0) + tenths;
    sums.set(cell, sum);
    const key = at * CELLS + cell;
    if (this.#round(at, sum) === (this.#seen[at]?.get(cell) ?? 0)) this.#wrong.delete(key);
    else this.#wrong.add(key);
  }

  #round(at: number, sum: number): number {
    const size = this.#sets[at]?.roundedTo ?? 1;
    return size === 1 ? sum : roundToMultiple(sum, size * 10);
  }
}

/** More than there are cells. */
const CELLS = 1000;

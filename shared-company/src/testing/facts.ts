import { MEASURES, type Contribution, type Measure } from '../contribution/contribution-schema.ts';
import { LEVELS, NEEDS } from './make-any-contribution.ts';

/** Something about a person that is so or not so, or has a value: `diagnosed`, `level:sql`, `lesson:x`. */
export type Fact = string;

const NOTHING: Contribution = { measures: [], levels: {}, gaps: {}, lessons: [] };

/** Every fact of a secret and its value; what is not in it is not so. */
export function listFactValues(secret: Contribution | null): ReadonlyMap<Fact, number> {
  const { measures, levels, gaps, lessons } = secret ?? NOTHING;
  return new Map([
    ...measures.map((measure): [Fact, number] => [measure, 1]),
    // "The diagnosis found nothing of a skill" differs from "there was no diagnosis".
    ...Object.entries(levels).map(([skill, level]): [Fact, number] => [`level:${skill}`, 1 + level]),
    ...Object.entries(gaps).map(([skill, missing]): [Fact, number] => [`gap:${skill}`, 1 + missing]),
    ...lessons.map((lesson): [Fact, number] => [`lesson:${lesson}`, 1]),
  ]);
}

/** The facts that two secrets differ in. */
export function listDifferences(one: Contribution | null, other: Contribution | null): readonly Fact[] {
  const [a, b] = [listFactValues(one), listFactValues(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((fact) => a.get(fact) !== b.get(fact));
}

/** The same secret with one fact otherwise, and with whatever else cannot be so then, or has to be. */
export function withOtherFact(secret: Contribution | null, fact: Fact): Contribution | null {
  const own = secret ?? NOTHING;
  const [kind, id] = fact.split(':');
  if (id === undefined) return withMeasure(own, fact as Measure);
  if (kind === 'lesson') {
    const lessons = own.lessons.includes(id)
      ? own.lessons.filter((lesson) => lesson !== id)
      : [...own.lessons, id];
    return { ...withMeasureAndNeeds(own, 'activated'), lessons };
  }
  const diagnosed = withMeasureAndNeeds(own, 'diagnosed');
  const { [id]: gap, ...gaps } = diagnosed.gaps;
  const { [id]: level, ...levels } = diagnosed.levels;
  if (kind === 'gap')
    return gap === undefined
      ? { ...diagnosed, levels: { ...levels, [id]: 0.6 }, gaps: { ...gaps, [id]: 0.4 } }
      : { ...diagnosed, gaps };
  return level === undefined
    ? { ...diagnosed, levels: { ...levels, [id]: 0.6 } }
    : { ...diagnosed, levels, gaps };
}

function withMeasure(secret: Contribution, measure: Measure): Contribution | null {
  if (!secret.measures.includes(measure)) return withMeasureAndNeeds(secret, measure);
  if (measure === 'activated') return null;
  const without = secret.measures.filter((held) => held !== measure && !needs(held, measure));
  return { ...secret, measures: without, ...(measure === 'diagnosed' && { levels: {}, gaps: {} }) };
}

/** With a measure and everything that it cannot hold without. */
function withMeasureAndNeeds(secret: Contribution, measure: Measure): Contribution {
  if (secret.measures.includes(measure)) return secret;
  const needed = NEEDS[measure];
  const base = needed ? withMeasureAndNeeds(secret, needed) : secret;
  return { ...base, measures: MEASURES.filter((held) => held === measure || base.measures.includes(held)) };
}

function needs(measure: Measure, other: Measure): boolean {
  const needed = NEEDS[measure];
  return needed !== undefined && (needed === other || needs(needed, other));
}

/** What is summed up: `diagnosed`, `assessed:sql`, `lesson:x`. */
export type Cell = string;

/** What a secret adds to each sum. */
export function computeCells(secret: Contribution | null): ReadonlyMap<Cell, number> {
  const known = kept.get(secret ?? NOTHING);
  if (known) return known;
  const { measures, levels, gaps, lessons } = secret ?? NOTHING;
  const cells = new Map([
    ...measures.map((measure): [Cell, number] => [measure, 1]),
    ...Object.keys(levels).map((skill): [Cell, number] => [`assessed:${skill}`, 1]),
    ...Object.entries(levels).map(([skill, level]): [Cell, number] => [`level:${skill}`, level]),
    ...Object.keys(gaps).map((skill): [Cell, number] => [`affected:${skill}`, 1]),
    ...Object.entries(gaps).map(([skill, missing]): [Cell, number] => [`missing:${skill}`, missing]),
    ...lessons.map((lesson): [Cell, number] => [`lesson:${lesson}`, 1]),
  ]);
  kept.set(secret ?? NOTHING, cells);
  return cells;
}

const kept = new WeakMap<Contribution, ReadonlyMap<Cell, number>>();

/** Other possible secrets of a person that change their contribution to one sum. */
export function listChanges(secret: Contribution | null, cell: Cell): readonly (Contribution | null)[] {
  const [kind, id] = cell.split(':');
  if (id === undefined || kind === 'lesson') return [withOtherFact(secret, cell)];
  const level = `level:${id}`;
  const gap = `gap:${id}`;
  const leveled = LEVELS.flatMap((value) => {
    const diagnosed = secret?.levels[id] === undefined ? withOtherFact(secret, level) : secret;
    if (!diagnosed) return [];
    const levels = { ...diagnosed.levels, [id]: value };
    const { [id]: _, ...gaps } = diagnosed.gaps;
    return [
      { ...diagnosed, levels, gaps },
      ...(value < 1 ? [{ ...diagnosed, levels, gaps: { ...gaps, [id]: 1 - value } }] : []),
    ];
  });
  return [withOtherFact(secret, level), withOtherFact(secret, gap), ...leveled];
}

import type { Part } from './parts.ts';

/** Two roles of a heading's names, and how much a text reads like each. */
export interface Roles {
  readonly first: (text: string) => number;
  readonly second: (text: string) => number;
}

const computeLean = (a: string, b: string, roles: Roles): number =>
  roles.first(a) - roles.first(b) + roles.second(b) - roles.second(a);

/** Sum of what the entries of one section say about their order: above 0, the first role comes first. */
export function orderOf(headings: readonly (readonly Part[])[], roles: Roles): number {
  let sum = 0;
  for (const parts of headings) {
    const [a, b] = parts.filter((part) => !part.place);
    if (a !== undefined && b !== undefined)
      sum += Math.max(-2, Math.min(2, computeLean(a.text, b.text, roles)));
  }
  return sum;
}

/** The parts of one heading by role. `order` is the section's, from {@link orderOf}; 0 means nothing is known. */
export interface Assigned {
  readonly first: string;
  readonly second: string;
  readonly rest: readonly string[];
  /** 0 to 1. */
  readonly sure: number;
}

/** Gives each name of a heading its role; the order customary in the section decides unless a heading says otherwise loudly. */
export function assign(parts: readonly Part[], order: number, roles: Roles): Assigned {
  const names = parts.filter((part) => !part.place);
  const [a, b] = names;
  if (a === undefined) return { first: '', second: '', rest: [], sure: 0 };
  if (b === undefined) {
    const first = roles.first(a.text) - roles.second(a.text);
    const isFirst = first > 0 || (first === 0 && order > 0);
    return {
      first: isFirst ? a.text : '',
      second: isFirst ? '' : a.text,
      rest: [],
      sure: first === 0 ? 0.4 : 0.6,
    };
  }
  if (names.length === 2) {
    const own = computeLean(a.text, b.text, roles);
    const loud = Math.abs(own) >= 2 && own * order < 0 && Math.abs(order) < 4;
    const direction = loud || order === 0 ? own : order;
    const [first, second] = direction > 0 ? [a, b] : [b, a];
    return {
      first: first.text,
      second: second.text,
      rest: [],
      sure: direction === 0 ? 0.5 : own * direction > 0 ? 0.95 : 0.8,
    };
  }
  let best = { first: order > 0 ? 0 : 1, second: order > 0 ? 1 : 0, value: -Infinity };
  for (let i = 0; i < names.length; i += 1) {
    for (let j = 0; j < names.length; j += 1) {
      if (i === j) continue;
      const one = names[i]?.text ?? '';
      const two = names[j]?.text ?? '';
      const value =
        roles.first(one) -
        roles.second(one) +
        roles.second(two) -
        roles.first(two) -
        0.1 * (i + j) +
        (order * (j - i) > 0 ? 0.05 : 0);
      if (value > best.value) best = { first: i, second: j, value };
    }
  }
  return {
    first: names[best.first]?.text ?? '',
    second: names[best.second]?.text ?? '',
    rest: names.filter((_, index) => index !== best.first && index !== best.second).map((part) => part.text),
    sure: best.value > 0.5 ? 0.75 : 0.5,
  };
}

import type { PassagePart } from '@aura/shared-domain';
import type { Clause } from './clauses.ts';
import { type Look, type Strengths, getStrengths } from './strengths.ts';

/** A reason belongs to what it is the reason of, unless it shows strongly what it is itself. */
const REASON = /^(?:porque|pois|ja que|because)(?!\p{L})/u;
const STRONG = 2.4;

const STRENGTH_ORDER: readonly PassagePart[] = ['reflection', 'result', 'task', 'action', 'situation'];

const findStrongest = (strengths: Strengths): PassagePart | null => {
  const [first] = STRENGTH_ORDER.filter((part) => (strengths[part] ?? 0) > 0).toSorted(
    (a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0),
  );
  return first ?? null;
};

/**
 * The part of each clause of an answer; null if unknown. Another person's action is context before the person's first
 * own action, and may be an outcome after it.
 */
export function classifyClauses(clauses: readonly Clause[], look: Look): (PassagePart | null)[] {
  let underway = false;
  let previous: { sentence: number; part: PassagePart | null } = { sentence: -1, part: null };
  return clauses.map((clause) => {
    const { text, strengths } = getStrengths(clause, look, underway);
    const own = findStrongest(strengths);
    const before = previous.sentence === clause.sentence ? previous.part : null;
    const isWeak = own === null || (strengths[own] ?? 0) < STRONG;
    // "Se não der certo, levaria…": what one would do then belongs to the risk.
    const follows = look.shape === 'plan' && before === 'reflection' && own === 'action';
    const part = before !== null && isWeak && (own === null || REASON.test(text) || follows) ? before : own;
    if (part === 'action') underway = true;
    previous = { sentence: clause.sentence, part };
    return part;
  });
}

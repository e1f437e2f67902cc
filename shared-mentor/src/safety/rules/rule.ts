import type { SafetyCategory } from '@aura/shared-domain';
import { createEvidenceFinder, type Evidence, type Sign } from './evidence.ts';
import { createNearFinder, type Near } from './near-finder.ts';

/** What a message is tested with for one category. */
export interface Rule {
  readonly category: SafetyCategory;
  /** @param view a way in which the message is read (`buildViews`). */
  readonly finds: Finds;
}

export type Finds = (view: string) => boolean;

/** Spells out the short forms: `*` and `+` for letters, `#` for a number, `~3` for up to three words in between. */
const spellOut = (expression: string): string =>
  expression
    .replace(/~(\d+)/gu, '(?: +){0,$1}')
    .replace(/(?<!\.)[*+]/gu, '\\w$&')
    .replace(/#/gu, '\\d+');

/** One regular expression of several, each for whole words. They are made from patterns (docs/mentor-safety.md). */
export const compileExpressions = (expressions: readonly string[], flags: string): RegExp =>
  new RegExp(`\\b(?:${spellOut(expressions.join('|'))})(?!\\w)`, flags);

const CUT_OUT = ' , ';

/** Two expressions, both found in one sentence (in any order), or anywhere in the message. */
interface Pair {
  readonly one: string;
  readonly other: string;
  readonly within: 'sentence' | 'message';
}

/** Rules of a category that share what they are not about. */
export interface Part {
  readonly phrases: readonly string[];
  readonly pairs?: readonly Pair[];
  readonly near?: readonly Near[];
  readonly evidence?: readonly Evidence[];
  /** What only looks like them. */
  readonly harmless?: readonly string[];
  /** What silences them on the whole message. */
  readonly unless?: readonly string[];
}

function findsBoth({ one, other, within }: Pair): Finds {
  const [first, second] = [compileExpressions([one], 'u'), compileExpressions([other], 'u')];
  const both = (text: string): boolean => first.test(text) && second.test(text);
  if (within === 'message') return both;
  return (view) => both(view) && view.split(' .').some((sentence) => both(`${sentence} .`));
}

const findsNear = ({ all, within }: Near): Finds =>
  createNearFinder(
    all.map((idea) => compileExpressions([idea], 'gu')),
    within,
  );

const compileSign = ({ weight, sign }: Sign) => ({ weight, expression: compileExpressions([sign], 'u') });

const findsEnough = ({ signs, against, enough }: Evidence): Finds =>
  createEvidenceFinder(signs.map(compileSign), against.map(compileSign), enough);

/** Finds what rules look for, whatever they are not about. */
function findsAny({ phrases, pairs = [], near = [], evidence = [] }: Part): Finds {
  const together = [...pairs.map(findsBoth), ...near.map(findsNear), ...evidence.map(findsEnough)];
  if (phrases.length === 0) return (view) => together.some((finds) => finds(view));
  const found = compileExpressions(phrases, 'u');
  return (view) => found.test(view) || together.some((finds) => finds(view));
}

/**
 * Runs the rules of a part. Look-alikes are cut out of the message first, and the rest is read: so "morrendo de
 * vontade" does not exempt a message that also says the person wants to die.
 */
export function findsOf(part: Part): Finds {
  const { harmless = [], unless = [] } = part;
  const matches = findsAny(part);
  const spared = harmless.length === 0 ? null : compileExpressions(harmless, 'gu');
  const silenced = unless.length === 0 ? null : compileExpressions(unless, 'u');
  return (view) =>
    matches(view) &&
    (spared === null || matches(view.replace(spared, CUT_OUT))) &&
    (silenced === null || !silenced.test(view));
}

/** What cuts look-alikes of some parts out of a view. */
export function createCutter(parts: readonly Part[]): (view: string) => string {
  const spared = compileExpressions(
    parts.flatMap(({ harmless = [] }) => harmless),
    'gu',
  );
  return (view) => view.replace(spared, CUT_OUT);
}

/** The rule of a category: what one of its parts finds is found. */
export function makeRule(category: SafetyCategory, parts: readonly Part[]): Rule {
  const finders = parts.map(findsOf);
  return { category, finds: (view) => finders.some((finds) => finds(view)) };
}

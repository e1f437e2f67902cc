import type { SafetyCategory } from '@aura/shared-domain';
import { evidenceFinder, type Evidence, type Sign } from './evidence.ts';
import { nearFinder, type Near } from './near.ts';

/** What a message is tested with for one category. */
export interface Rule {
  readonly category: SafetyCategory;
  /** @param view a way in which the message is read (`viewsOf`). */
  readonly finds: (view: string) => boolean;
}

/**
 * One regular expression of phrases. A phrase is one, with three short forms: `*` for the rest of a word, `~` for up
 * to three words of the same sentence in between, `~~` for up to eight. Nothing in it repeats without a bound.
 */
export function anyOf(phrases: readonly string[], flags: string): RegExp {
  const alternatives = phrases.map((phrase) =>
    phrase
      .replace(/(?<!\\w|\.)\*/g, '\\w*')
      .replace(/~~/g, '(?: \\w+){0,8} ')
      .replace(/~/g, '(?: \\w+){0,3} ')
      .replace(/(?<![?<])!/g, '(?= \\.)'),
  );
  return new RegExp(`\\b(?:${alternatives.join('|')})(?!\\w)`, flags);
}

const CUT_OUT = ' , ';

/** Two lists of phrases, one of each found in one sentence (in any order), or anywhere in the message. */
interface Pair {
  readonly one: readonly string[];
  readonly other: readonly string[];
  readonly within: 'sentence' | 'message';
}

interface Phrases {
  readonly phrases: readonly string[];
  readonly pairs?: readonly Pair[];
  readonly near?: readonly Near[];
  readonly evidence?: readonly Evidence[];
  /** What only looks like them. */
  readonly harmless?: readonly string[];
}

function bothIn({ one, other, within }: Pair): (view: string) => boolean {
  const [first, second] = [anyOf(one, 'u'), anyOf(other, 'u')];
  const both = (text: string): boolean => first.test(text) && second.test(text);
  if (within === 'message') return both;
  return (view) => both(view) && view.split(' .').some((sentence) => both(`${sentence} .`));
}

const allNear = ({ all, within }: Near): ((view: string) => boolean) =>
  nearFinder(
    all.map((idea) => anyOf(idea, 'gu')),
    within,
  );

const kindOf = ({ weight, phrases }: Sign) => ({ weight, expression: anyOf(phrases, 'u') });

const enoughOf = ({ signs, against, enough }: Evidence): ((view: string) => boolean) =>
  evidenceFinder(signs.map(kindOf), against.map(kindOf), enough);

/**
 * A rule of phrases. What only looks like them is cut out of the message first, and the rest is read: so "morrendo de
 * vontade" spares nobody who also says that they want to die.
 */
export function rule(
  category: SafetyCategory,
  { phrases, pairs = [], near = [], evidence = [], harmless = [] }: Phrases,
): Rule {
  const found = anyOf(phrases, 'u');
  const together = [...pairs.map(bothIn), ...near.map(allNear), ...evidence.map(enoughOf)];
  const matches = (view: string): boolean => found.test(view) || together.some((finds) => finds(view));
  if (harmless.length === 0) return { category, finds: matches };
  const spared = anyOf(harmless, 'gu');
  return { category, finds: (view) => matches(view) && matches(view.replace(spared, CUT_OUT)) };
}

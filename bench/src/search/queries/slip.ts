import type { Random } from '../corpus/random.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** The longest word of a name with one slip: a letter missing, doubled, replaced, or two swapped; not the first one. */
export function withSlip(name: string, random: Random): string {
  const words = name.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (longest.length < 4) return name;
  const at = 1 + random.below(longest.length - 2);
  const [before, letter, after] = [longest.slice(0, at), longest.charAt(at), longest.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    before + random.pick(LETTERS.filter((other) => other !== letter)) + after,
    before + after.charAt(0) + letter + after.slice(1),
  ];
  const slipped = random.pick(slips.filter((word) => word !== longest));
  return words.map((word) => (word === longest ? slipped : word)).join(' ');
}

import type { MentorIntent } from '@aura/shared-domain';
import { type Line, type Play, PLAYS_OF } from '../library/index.ts';
import { type Chances, type Features, computeFeatures, learnClasses } from '../likeness/index.ts';
import { normalizeMessage } from '../router/normalize-message.ts';

export interface RankedPlay {
  readonly play: Play;
  /** Likelihood that it is the right one, among the plays of its intent. */
  readonly chance: number;
}

/** The text of a line for a person without known facts. */
const toPlainText = (line: Line): string =>
  (typeof line === 'string' ? line : (line.at(-1) ?? '')).replace(/\{\w+\}/gu, ' ');

const listTexts = ({ examples, situation, options, nextStep, question }: Play): string[] => [
  ...examples,
  ...[...situation, ...options.flatMap(({ what, when }) => [what, when]), nextStep.title, question].map(
    toPlainText,
  ),
];

const learnt = new Map<MentorIntent, (text: string) => Chances>();

/** Learns the plays of an intent by their examples and their own words, once. */
function createReader(intent: MentorIntent): (text: string) => Chances {
  const known = learnt.get(intent);
  if (known) return known;
  const read = learnPlays(PLAYS_OF[intent]);
  learnt.set(intent, read);
  return read;
}

const readFeatures = (text: string): Features => computeFeatures(normalizeMessage(text));

/** Learns plays. */
export function learnPlays(plays: readonly Play[]): (text: string) => Chances {
  const examples = plays.flatMap((play) =>
    listTexts(play).map((text) => ({ of: play.id, features: readFeatures(text) })),
  );
  const chances = learnClasses(
    examples,
    plays.map(({ id }) => id),
  );
  return (text) => chances(readFeatures(text));
}

/** The plays of an intent, the one that a message asks for first. */
export function rankPlays(text: string, intent: MentorIntent): readonly [RankedPlay, ...RankedPlay[]] {
  const [first, ...others] = PLAYS_OF[intent];
  const chances = createReader(intent)(text);
  const ranked = [first, ...others]
    .map((play, at) => ({ play, chance: chances[at] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
  return [ranked[0] ?? { play: first, chance: 0 }, ...ranked.slice(1)];
}

import { SafetyCategorySchema, type SafetyCategory } from '@aura/shared-domain';
import { PLAYS } from '../library/index.ts';
import { computeFeatures, learnClasses } from '../likeness/index.ts';
import { EXEMPLARS, OUTSIDE_EXEMPLARS, UNCLEAR_EXEMPLARS } from '../generated/exemplars.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { LEARNT_SETS } from '../safety/red-team.ts';

const CLASSES = [...SafetyCategorySchema.options, 'none'] as const;
type Class = (typeof CLASSES)[number];

const makeExample = (text: string, of: Class) => ({ of, features: computeFeatures(normalizeMessage(text)) });

/** Learns from messages that are labelled, and from those that people send about their work: they are harmless. */
function learn() {
  const labelled = LEARNT_SETS.map(({ text, expected }) => makeExample(text, expected ?? 'none'));
  const ordinary = [
    ...PLAYS.flatMap(({ examples }) => examples),
    ...Object.values(EXEMPLARS).flat(),
    ...OUTSIDE_EXEMPLARS,
    ...UNCLEAR_EXEMPLARS,
  ];
  return learnClasses([...labelled, ...ordinary.map((text) => makeExample(text, 'none'))], CLASSES);
}

let learnt: ReturnType<typeof learn> | undefined;

/** How likely it is that a message must not be coached, and what it is then most likely about. */
export function computeDanger(text: string): { readonly chance: number; readonly category: SafetyCategory } {
  // Learning takes most of a second: with the first message, not with every start of a process.
  learnt ??= learn();
  const chances = learnt(computeFeatures(normalizeMessage(text)));
  const chanceOf = (of: Class): number => chances[CLASSES.indexOf(of)] ?? 0;
  const [category] = SafetyCategorySchema.options.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  return { chance: 1 - chanceOf('none'), category: category ?? 'selfHarm' };
}

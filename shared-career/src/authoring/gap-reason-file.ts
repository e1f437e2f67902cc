import { type Entry, literal, moduleOf, ofEach, type Report, Text } from '@aura/content-tools';
import * as v from 'valibot';
import { checkPlaceholders } from './placeholders.ts';

/** What each text may name in braces. */
const REASONS = {
  told: ['skill'],
  listed: ['skill', 'place'],
  fromTitle: ['skill', 'title', 'place'],
  inferredAndSaid: ['said', 'place'],
  inferred: ['skill', 'place'],
  said: ['skill', 'said'],
  notFound: ['skill', 'where'],
  adjacent: ['opening', 'near', 'place'],
  touched: ['skill'],
  declared: ['said'],
  begun: ['said'],
  absent: ['skill', 'weight', 'goal', 'found'],
  weighsMuch: [],
  weighsSome: [],
  weighsLittle: [],
  foundNever: [],
  foundNothing: ['where'],
  blocker: ['skill', 'goal', 'reason'],
  underWay: ['skill', 'until', 'place'],
  underWayUntil: ['until'],
  underWayBlocker: ['reason', 'goal'],
  lowerKind: ['held', 'place', 'goal', 'asked'],
  lowerKindBlocker: ['reason'],
  lowerKindLater: [],
  licence0: [],
  licence1: [],
  licence2: [],
  declaredLicence: ['said'],
  begunLicence: ['said'],
  inAnswers: [],
  inResume: [],
  level0: [],
  level1: [],
  level2: [],
  level3: [],
  level4: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const KEYS = Object.keys(REASONS) as (keyof typeof REASONS)[];

/** Why something is a gap, and the phrases that these texts are completed with. */
export const GapReasonsSchema = v.strictObject(ofEach(KEYS, Text));

/** The module of what gaps say. */
export function writeGapReasonsModule(
  files: readonly Entry<v.InferOutput<typeof GapReasonsSchema>>[],
  report: Report,
): string {
  for (const file of files)
    for (const key of KEYS)
      checkPlaceholders(file, { text: file.data[key], known: REASONS[key], path: [key] }, report);
  return moduleOf(...files.map(({ data }) => `export const REASONS = ${literal(data)} as const;`));
}

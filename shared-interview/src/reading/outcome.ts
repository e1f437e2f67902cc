import { PLATITUDES } from '../generated/signs.ts';
import type { Outcomes, Signs } from './signs.ts';
import type { Act } from './verbs/verb-reader.ts';
import { isProposal } from './verbs/stative-verbs.ts';

/** What a clause shows. */
export interface Seen {
  readonly text: string;
  readonly signs: Signs;
  readonly outcomes: Outcomes;
  readonly numbered: boolean;
  /** Whether it is a part of a change that is told with its size. */
  readonly changes: boolean;
  /** How surely something was done by "eu" or "nós". */
  readonly done: number;
  /** Whether something was done again and again: "eu anotava o lote", "divido a folha". */
  readonly habit: boolean;
  readonly acts: readonly Act[];
  /** Whether it is in or near the last sentence. */
  readonly closing: boolean;
}

/** Whether a pattern is found. One with the flag `g` would go on where it stopped the last time; `search` never does. */
export const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** "Hoje a equipe fecha o mês em dois dias": what became of it, told in the present. */
const NOW = /(?<!\p{L})hoje (?:e el[ea]|o|a|os|as|ele|ela|eles|elas|isso|nao|ninguem|todos|levo|faco|uso) /u;
/** "No terceiro mês já atendia sozinha", "em poucos dias todas dormiam": how it was from then on. */
const FROM_THEN_ON = new RegExp(
  [
    String.raw`^(?:e )?(?:no|na|em|depois de|apos|dali a|a partir d[ao]) [^,]{0,30}?`,
    String.raw`(?:dias?|semanas?|mes|meses|anos?|semestre|turno|aula)(?: seguinte)?,? (?:\p{L}+ ){0,2}?`,
    String.raw`(?:ja|quase tod[oa]s|tod[oa]s|todo mundo|ninguem(?: mais)?) (?:\p{L}+ )?\p{L}+(?:avam?|iam?)(?!\p{L})`,
  ].join(''),
  'u',
);
/** A thought, statement or question is not yet an outcome. */
const SAYING = /^(?:disse|pediu|perguntou|falou|achou|quis|pensou|reclamou|said|asked|thought|wanted)$/u;
/** Pasts of what only was. */
const NO_CHANGE = /^(?:foi|teve|houve|existiu|esteve|was|were|had)$/u;

/** "24 dos 28 acertaram": how many of all. */
const SHARE = /(?<![\p{L}\p{N}])(?:\d+|tod[oa]s) d[aeo]s (?:\d+|\p{L}+)(?![\p{L}\p{N}])/u;

/** How strongly a clause tells what came of something. @param underway whether something was done before it. */
export function weighOutcome(
  { text: said, outcomes, signs, numbered, changes, acts, done, closing }: Seen,
  underway: boolean,
): number {
  const text = said.replaceAll(PLATITUDES, ' ');
  if (has(signs.result, text)) return 3.2;
  // What was proposed has not come about yet.
  if (isProposal(acts[0]?.key ?? '')) return 0;
  const past =
    acts.some(({ tense }) => tense === 'past') || /^(?:reduzindo|aumentando|economizando)/u.test(text);
  const own = acts.some(({ who, tense }) => tense === 'past' && who !== 'other');
  if (changes && (own || underway)) return 3;
  const changed = past && has(outcomes.change, text);
  if (changed && numbered && (own || underway)) return 3;
  if (underway && has(FROM_THEN_ON, text)) return 2.6;
  if (has(outcomes.gain, text) && (own || underway)) return 2.6;
  if ((changed || (past && numbered && SHARE.test(text))) && !own && underway) return 2.2;
  if (
    has(signs.perhapsResult, text) &&
    underway &&
    done === 0 &&
    (changed || acts.length > 0 || NOW.test(text))
  )
    return 1.6;
  // After what one did, the end tells what others did then: "a diretora consultou a secretaria".
  const isCertain = text === said && !acts.some(({ key }) => SAYING.test(key));
  const byOthers = acts.some(
    ({ key, who, tense }) => who === 'other' && tense === 'past' && !NO_CHANGE.test(key),
  );
  if (closing && underway && !own && isCertain && (byOthers || has(NOW, text))) return 2.1;
  if (closing && underway && changed) return 2.4;
  return 0;
}

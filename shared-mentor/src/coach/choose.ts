import { type Play, PLAYS_OF } from '../library/index.ts';
import type { MentorIntent } from '@aura/shared-domain';
import { isFollowUp, wantsAnother, wantsMore } from '../router/follow-up.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { asksAgain, type Before, makeDeeperId, isDeeper, findPlayBefore } from './previous-plays.ts';
import { deepenPlay } from './deeper-play.ts';
import { rankPlays, type RankedPlay } from './rank.ts';
import { hasMatter } from './tokens.ts';

/** Chosen advice, and the introduction if it follows on an answer. */
export interface Choice {
  readonly play: Play;
  /** The id noted with the answer. */
  readonly id: string;
  readonly note: string;
}

/** Minimum likelihood of advice by a message's own words to follow on an answer, and to replace it. */
const LIKELY = { followUp: 0.6, instead: 0.12 } as const;

export const NOTES = {
  deeper: 'Sobre isso acabei de responder; aqui vai um nível mais fundo.',
  another: 'Isso já está na resposta anterior; aqui vai outro lado do assunto.',
} as const;

const makePlain = (play: Play): Choice => ({ play, id: play.id, note: '' });
const makeAnother = (play: Play): Choice => ({ play, id: play.id, note: NOTES.another });
const makeFurther = (play: Play): Choice => ({
  play: deepenPlay(play),
  id: makeDeeperId(play),
  note: NOTES.deeper,
});

/**
 * The advice of an intent that best fits a message's words. The last advice is not repeated, unless the same question
 * is asked again: a message that continues gets the nearest advice, or the same one level deeper.
 */
export function choosePlay(text: string, intent: MentorIntent, before: Before | null): Choice {
  const own = before && PLAYS_OF[intent].find(({ id }) => id === findPlayBefore(before));
  if (!before || !own || asksAgain(text, before)) return makePlain(chooseFirst(text, intent));
  const normal = normalizeMessage(text);
  if (wantsMore(normal) && !isDeeper(before)) return makeFurther(own);
  if (wantsMore(normal) || wantsAnother(normal)) return makeAnother(chooseNext(own).play);
  const ranked = rankPlays(text, intent);
  if (isFollowUp(normal)) {
    // A message without its own topic continues the last advice.
    const [told] = ranked.filter(({ play }) => play !== own);
    if (told && hasMatter(text) && told.chance >= LIKELY.followUp * (1 - findChance(ranked, own)))
      return makePlain(told.play);
    return isDeeper(before) ? makeAnother(chooseNext(own).play) : makeFurther(own);
  }
  if (ranked[0].play !== own) return makePlain(ranked[0].play);
  const next = chooseNext(own, ranked);
  return next.chance >= LIKELY.instead || isDeeper(before) ? makeAnother(next.play) : makeFurther(own);
}

/** The advice that serves any message of an intent, where none of its own is likely. */
const GENERAL: Partial<Record<MentorIntent, string>> = { conflict: 'conflict.talk' };
/** Below this likelihood advice to a first message is a guess. */
const LEAST_OWN = 0.5;

function chooseFirst(text: string, intent: MentorIntent): Play {
  const [{ play, chance }] = rankPlays(text, intent);
  const general = PLAYS_OF[intent].find(({ id }) => id === GENERAL[intent]);
  return general !== undefined && chance < LEAST_OWN ? general : play;
}

type Ranked = readonly [RankedPlay, ...RankedPlay[]];

const findChance = (ranked: Ranked, own: Play): number =>
  ranked.find(({ play }) => play === own)?.chance ?? 0;

/** Bonus for a shared source of two plays, compared with the likelihood of the other play. */
const KIN = 0.1;

/** The best other advice: a likely play, or one with the same source. */
function chooseNext(own: Play, ranked: Ranked = rankPlays(own.examples.join(' '), own.intent)): RankedPlay {
  const weight = ({ play, chance }: RankedPlay): number =>
    chance + KIN * play.passages.filter((id) => own.passages.includes(id)).length;
  const [next] = ranked.filter(({ play }) => play !== own).toSorted((a, b) => weight(b) - weight(a));
  return next ?? ranked[0];
}

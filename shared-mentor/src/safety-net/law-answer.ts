import type { SafetyCategory, SafetyReply } from '@aura/shared-domain';
import { LAW_QUESTIONS } from '../generated/law-questions.ts';
import { PASSAGES } from '../library/index.ts';
import { normalizeMessage } from '../router/normalize-message.ts';

/** Categories that the law may answer before a referral. */
const ANSWERED: ReadonlySet<SafetyCategory> = new Set(['legal', 'discrimination']);
/** More articles than these are no answer any more. */
const MOST = 3;

/** Says first what the law says in general where a message asks for it; the limits and whom to ask follow. */
export function withLaw(reply: SafetyReply, text: string): SafetyReply {
  const laws = ANSWERED.has(reply.category) ? findLaws(text) : [];
  return laws.length === 0
    ? reply
    : {
        ...reply,
        title: 'O que a lei diz, em geral, e quem pode olhar o seu caso',
        paragraphs: [...laws, ...reply.paragraphs],
      };
}

/** The facts of law that a message asks for, each with its article. */
function findLaws(text: string): readonly string[] {
  const words = normalizeMessage(text).split(' ');
  const asks = (beginnings: string): boolean =>
    beginnings.split(' ').every((beginning) => words.some((word) => word.startsWith(beginning)));
  return PASSAGES.filter(({ id }) => LAW_QUESTIONS[id]?.some(asks))
    .slice(0, MOST)
    .map((law) => `${law.title}: ${law.text}`);
}

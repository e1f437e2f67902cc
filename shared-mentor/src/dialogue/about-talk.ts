import { MENTOR_LIMITS, SMALL_NUMBERS, type MentorAnswer } from '@aura/shared-domain';
import { countWords } from '../coach/tokens.ts';
import { DIALOGUE } from '../generated/dialogue.ts';
import { SHORTER_ANSWER } from '../generated/phrases/edits.ts';
import { SIMPLER, SOURCE, SUMMARY } from '../generated/phrases/wishes.ts';
import { PASSAGES, type Line } from '../library/index.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { buildAnswer, type Speaking } from './answer.ts';
import type { Card, Slots } from './card.ts';
import { findCard } from './choose-card.ts';
import { splitSentences } from './edit/sentences.ts';
import { fillAll } from './fill-slots.ts';
import { buildAnswerWithin, findPlay, getBase, MORE } from './going-on.ts';
import type { State } from './state.ts';
import { findSaid } from './told/recall.ts';
import type { Asked, Turn } from './turn.ts';
import { wantsWriting } from './wishes.ts';

const LONGEST = 9;

/** Sentences that name a law. */
const CITES = /\b(?:artigos?|art\.|Lei|CLT|Constituição|súmula|Decreto|ADCT|Portaria)\b/u;

/** The answer to a message about the conversation itself: to sum it up, to say it simply, or where the last answer comes from. */
export function buildAnswerAboutTalk(
  { text, turns }: Asked,
  { last, slots }: State,
  speaking: Speaking,
): MentorAnswer | null {
  const normal = normalizeMessage(text);
  if (!last || normal.split(' ').length > LONGEST) return null;
  const said = findSaid(
    text,
    turns.map(({ question }) => question),
  );
  if (said !== null)
    return buildAnswerWithin([DIALOGUE.recalled.replace('{said}', () => said)], last, speaking);
  if (SUMMARY.test(normal) && (last.draft === '' || /\btudo|conversa\b/u.test(normal)))
    return makeAnswer(listPoints(turns, slots), DIALOGUE.recap, last, speaking);
  if (SIMPLER.test(normal) && last.draft === '')
    return makeAnswer(listSimply(last, slots), DIALOGUE.simpler, last, speaking, DIALOGUE.simplerQuestion);
  const isOfAnswer = last.draft === '' && (!wantsWriting(text) || normal.includes('resposta'));
  const asked = isOfAnswer ? SHORTER_ANSWER.exec(normal) : null;
  if (asked) return makeAnswer(listSimply(last, slots, readCount(asked[0])), DIALOGUE.recap, last, speaking);
  return SOURCE.test(normal) ? makeAnswer(listSources(last, slots), DIALOGUE.source, last, speaking) : null;
}

function makeAnswer(
  say: readonly Line[],
  note: string,
  last: Turn,
  speaking: Speaking,
  question = DIALOGUE.goingOn[last.intent].question,
): MentorAnswer | null {
  if (say.length === 0) return null;
  const card = findCard(last.play);
  return buildAnswer(
    {
      intent: last.intent,
      play: `${getBase(last.play)}${MORE}`,
      note,
      say,
      ways: [],
      draft: '',
      question,
      passages: card?.passages ?? findPlay(last.play)?.passages ?? [],
      open: null,
      isLaw: card?.isLaw ?? false,
    },
    speaking,
  );
}

/** How many sentences are wanted; two if the message does not say. */
function readCount(asked: string): number {
  const [, figure, word = ''] =
    /\b(?:(\d)|(uma?|duas|dois|tres|quatro|cinco)) (?:unica |so )?(?:frase|linha|topico|ite|ponto)/u.exec(
      asked,
    ) ?? [];
  return figure === undefined ? (SMALL_NUMBERS[word] ?? 2) : Math.max(1, Number(figure));
}

/** What the last answer said, a few sentences without their references; nothing if it was no card and no advice. */
function listSimply({ play }: Turn, slots: Slots, most = MOST_SIMPLE): readonly string[] {
  const card = findCard(play);
  const said = card
    ? fillAll([...card.say, ...card.ways], slots).map(({ text }) => text)
    : fillAll([findPlay(play)?.nextStep.description ?? ''], slots).map(({ text }) => text);
  return said
    .flatMap((text) => splitSentences(text.replaceAll(REFERENCE, '')))
    .filter((sentence) => sentence !== '')
    .slice(0, most);
}
/** In parentheses: an article, a law. */
const REFERENCE = / \([^()]*\)/gu;
const MOST_SIMPLE = 3;

/** The first sentences of what was said of each topic, while they fit into an answer. */
function listPoints(turns: readonly Turn[], slots: Slots): readonly string[] {
  const ids = [...new Set(turns.map(({ play }) => getBase(play)))];
  const points = ids.flatMap((id) => {
    const card = findCard(id);
    const said = card ? fillAll(card.say, slots)[0]?.text : findPlay(id)?.nextStep.description;
    return typeof said === 'string' ? [splitSentences(said).slice(0, 1).join('')] : [];
  });
  return points.filter(
    (_, at) => points.slice(at).reduce((sum, point) => sum + countWords(point), 0) <= MOST_WORDS,
  );
}
/** The limits of the law and a question have to fit beside them. */
const MOST_WORDS = MENTOR_LIMITS.answerWords - 80;

/** What the last answer rests on: its sentences that name a law, and the texts of the library. */
function listSources({ play }: Turn, slots: Slots): readonly string[] {
  const card: Card | null = findCard(play);
  const cited = card
    ? fillAll(card.say, slots)
        .flatMap(({ text }) => splitSentences(text))
        .filter((sentence) => CITES.test(sentence))
    : [];
  const titles = (card ?? findPlay(play))?.passages.flatMap(
    (id) => PASSAGES.find((passage) => passage.id === id)?.title ?? [],
  );
  const named = titles?.map((title) => DIALOGUE.sourceTitle.replace('{title}', title)) ?? [];
  return [...cited, ...(cited.length === 0 ? named : [])].slice(0, MOST_SOURCES);
}
const MOST_SOURCES = 3;

import type { InterviewQuestion, Topic } from '@aura/shared-domain';
import { findSkills, findSkillById, type TextRange } from '@aura/shared-career';
import { TOPIC_WORDS, TOPIC_WORDS_ENGLISH } from '../../bank/index.ts';
import type { AnswerReading } from '../../reading/answer-reading.ts';
import { findPassages } from '../part-words.ts';
import { RELEVANCE } from '../table.ts';
import { SUBJECTS, type Subject } from '../../generated/subjects.ts';
import { THEMES } from '../../generated/themes.ts';
import { type FindSaid, findSaid, listQuestionWords } from './matched-words.ts';
import { formatRoleWords, findRoleSkills } from './role-words.ts';
import { WORKING_LIFE } from '../../generated/working-life.ts';

/** What an answer may be to the point of. */
export interface Asked {
  readonly question: InterviewQuestion;
  /** The role that the person trains for; empty if unknown. */
  readonly role: string;
  readonly jobRequirements: readonly string[];
}

/** The parts of an answer that relate to its question, and those that do not. Each place occurs once. */
export interface Point {
  /** What counts for the grade: a bounded number of each kind. */
  readonly counted: readonly TextRange[];
  /** Those of them that the question says itself, or the line of a CV that it quotes. */
  readonly asked: readonly TextRange[];
  /** Everything that belongs to the question, the role, the job or to working life. */
  readonly belonging: number;
  /** Words of the question itself and of what it looks for, without its topic. */
  readonly ofMatter: number;
  /** How many of those and of its topic there are, less one: what an off-topic answer hardly has. */
  readonly ofSubject: number;
  /** Everything that ties it to the question, its topic in everyday words, the role, the job or working life. */
  readonly ties: number;
  /** How much nearer it is to the topic of the question than to the nearest other; null where topics say nothing. */
  readonly nearness: number | null;
  /** What belongs to something else. */
  readonly elsewhere: readonly TextRange[];
  /** False for a role whose trade is not known: what is something else to others may be its work. */
  readonly isTradeKnown: boolean;
}

const isSubject = (topic: Topic): topic is Subject => topic in SUBJECTS.pt;

/** Words of the topic of the question in a text, and how much nearer it is to that topic than to the nearest other. */
function findSubject(
  find: FindSaid,
  { topic, language }: InterviewQuestion,
): { words: readonly TextRange[]; nearness: number | null } {
  if (!isSubject(topic)) return { words: [], nearness: null };
  const said = Object.entries(SUBJECTS[language]).map(([subject, words]) => ({ subject, at: find(words) }));
  const shared = new Map<number, number>();
  for (const { at } of said) for (const { start } of at) shared.set(start, (shared.get(start) ?? 0) + 1);
  const weigh = (ranges: readonly TextRange[]): number =>
    ranges.reduce((sum, { start }) => sum + 1 / (shared.get(start) ?? 1), 0);
  const own = said.find(({ subject }) => subject === topic)?.at ?? [];
  const others = said.filter(({ subject }) => subject !== topic).map(({ at }) => weigh(at));
  return { words: own, nearness: weigh(own) - Math.max(0, ...others) };
}

const selectApartFrom = (ranges: readonly TextRange[], others: readonly TextRange[]): TextRange[] =>
  ranges.filter(({ start, end }) => others.every((other) => start >= other.end || end <= other.start));

const CRAFT: ReadonlySet<string | undefined> = new Set(['tool', 'technique', 'knowledge', 'licence']);

/** What an answer about oneself holds, whatever its words: a trade, a skill, a way so far, a motive. One place each. */
function findAboutOneself(reading: AnswerReading, work: readonly TextRange[]): TextRange[] {
  const skills = findSkills(reading.text).filter(({ skillId }) => CRAFT.has(findSkillById(skillId)?.kind));
  const motives = [...findPassages(reading, 'task'), ...findPassages(reading, 'reflection')];
  const deeds = [...findPassages(reading, 'action'), ...findPassages(reading, 'result')];
  return [work[0], skills[0], reading.timeMarks[0] ?? deeds[0], motives[0]].flatMap((range) =>
    range ? [{ start: range.start, end: range.end }] : [],
  );
}

/** Reads how an answer has to do with what was asked. */
export function readPoint(reading: AnswerReading, { question, role, jobRequirements }: Asked): Point {
  const { text } = reading;
  const { language, shape, topic } = question;
  const find = findSaid(text, question);
  const topicWords = (language === 'pt' ? TOPIC_WORDS : TOPIC_WORDS_ENGLISH)[topic];
  const textWords = listQuestionWords(question.text);
  const matter = [...question.words, ...textWords];
  const ofQuestion = find([...topicWords, ...matter]);
  const ofMatter = find(matter).length;
  const subject = findSubject(find, question);
  const ofJob = selectApartFrom(find(jobRequirements), ofQuestion);
  const trade = formatRoleWords(role);
  const skills = findRoleSkills(text, trade);
  const ofRole = selectApartFrom(
    [...skills, ...selectApartFrom(find(trade.phrases), skills)],
    [...ofQuestion, ...ofJob],
  );
  const own = [...ofQuestion, ...ofJob, ...ofRole];
  const ofWork = selectApartFrom(find(WORKING_LIFE[language]), own);
  const belonging = own.length + ofWork.length;
  const asked = [
    ...ofJob.slice(0, RELEVANCE.requirements),
    ...ofQuestion,
    ...ofRole.slice(0, RELEVANCE.role[shape]),
  ];
  const said = [...asked, ...selectApartFrom(subject.words, asked)];
  const held = shape === 'presentation' ? findAboutOneself(reading, [...ofRole, ...ofWork]) : [];
  const themes = THEMES.filter(({ workOf }) => trade.field === null || !workOf.includes(trade.field));
  const elsewhere = find(themes.flatMap((theme) => theme.words[language]));
  return {
    asked: find(textWords),
    counted: [...said, ...held.filter(({ start }) => said.every((one) => one.start !== start))],
    belonging,
    ofMatter,
    ofSubject: Math.max(ofMatter, ofQuestion.length - 1),
    ties: belonging + selectApartFrom(subject.words, [...own, ...ofWork]).length,
    nearness: subject.nearness,
    elsewhere: selectApartFrom(elsewhere, [...own, ...ofWork]).filter(
      ({ start, end }) => !trade.isAkin(text.slice(start, end)),
    ),
    isTradeKnown: trade.isKnown,
  };
}

import type { InterviewQuestion } from '@aura/shared-domain';
import { findSkills, findSkillById, type TextRange } from '@aura/shared-career';
import { TOPIC_WORDS, TOPIC_WORDS_ENGLISH } from '../../bank/index.ts';
import type { AnswerReading } from '../../reading/answer-reading.ts';
import { findPassages } from '../part-words.ts';
import { RELEVANCE } from '../table.ts';
import { THEMES } from '../../generated/themes.ts';
import { findSaid, listQuestionWords } from './matched-words.ts';
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
  /** Everything that belongs to the question, the role, the job or to working life. */
  readonly belonging: number;
  /** Words of the question itself and of what it looks for, without its topic. */
  readonly ofMatter: number;
  /** What belongs to something else. */
  readonly elsewhere: readonly TextRange[];
  /** False for a role whose trade is not known: what is something else to others may be its work. */
  readonly isTradeKnown: boolean;
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
  const ofQuestion = find([...topicWords, ...question.words, ...listQuestionWords(question.text)]);
  const ofMatter = find([...question.words, ...listQuestionWords(question.text)]).length;
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
  const said = [
    ...ofJob.slice(0, RELEVANCE.requirements),
    ...ofQuestion,
    ...ofRole.slice(0, RELEVANCE.role[shape]),
  ];
  const held = shape === 'presentation' ? findAboutOneself(reading, [...ofRole, ...ofWork]) : [];
  const themes = THEMES.filter(({ workOf }) => trade.field === null || !workOf.includes(trade.field));
  const elsewhere = find(themes.flatMap((theme) => theme.words[language]));
  return {
    counted: [...said, ...held.filter(({ start }) => said.every((one) => one.start !== start))],
    belonging,
    ofMatter: Math.max(ofMatter, ofQuestion.length - 1),
    elsewhere: selectApartFrom(elsewhere, [...own, ...ofWork]).filter(
      ({ start, end }) => !trade.isAkin(text.slice(start, end)),
    ),
    isTradeKnown: trade.isKnown,
  };
}

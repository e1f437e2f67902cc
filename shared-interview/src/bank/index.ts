import type { InterviewQuestion } from '@aura/shared-domain';
import { PACK_GROUPS, QUESTION_GROUPS } from '../generated/questions.ts';
import { PACK_IDS, type PackId } from './packs/pack-id.ts';
import { completeQuestions } from './question-group.ts';

export { TOPIC_WORDS, TOPIC_WORDS_ENGLISH } from '../generated/topic-words.ts';
export { PACK_IDS, type PackId } from './packs/pack-id.ts';
export { hasOwnCases, isRung, packOf } from './packs/pack-of.ts';

const packQuestions = (pack: PackId): readonly InterviewQuestion[] =>
  PACK_GROUPS[pack].flatMap(completeQuestions);

/** Questions of practice and cases by family of trades, each in an order that stays. */
export const PACKS: Readonly<Record<PackId, readonly InterviewQuestion[]>> = {
  technology: packQuestions('technology'),
  'finance-admin': packQuestions('finance-admin'),
  'sales-service': packQuestions('sales-service'),
  health: packQuestions('health'),
  education: packQuestions('education'),
  'engineering-industry': packQuestions('engineering-industry'),
  'logistics-transport': packQuestions('logistics-transport'),
  'marketing-design': packQuestions('marketing-design'),
  'people-legal': packQuestions('people-legal'),
  'hospitality-services': packQuestions('hospitality-services'),
  general: packQuestions('general'),
};

/** Every question that a simulation can ask, in an order that stays. */
export const QUESTIONS: readonly InterviewQuestion[] = [
  ...QUESTION_GROUPS.flatMap(completeQuestions),
  ...PACK_IDS.flatMap((pack) => PACKS[pack]),
];

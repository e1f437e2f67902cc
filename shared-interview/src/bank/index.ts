import type { InterviewQuestion } from '@aura/shared-domain';
import { ADAPTABILITY } from './competencies/adaptability/index.ts';
import { COMMUNICATION } from './competencies/communication/index.ts';
import { CUSTOMER } from './competencies/customer/index.ts';
import { DELIVERY } from './competencies/delivery/index.ts';
import { INTEGRITY } from './competencies/integrity/index.ts';
import { LEADERSHIP } from './competencies/leadership/index.ts';
import { PROBLEM_SOLVING } from './competencies/problem-solving/index.ts';
import { TEAMWORK } from './competencies/teamwork/index.ts';
import { ENGLISH } from './english/index.ts';
import { MOTIVATION } from './motivation/index.ts';
import { PACK_IDS, PACKS } from './packs/index.ts';

export { type PackId, packOf, PACKS } from './packs/index.ts';
export { TOPIC_WORDS_ENGLISH } from './words/english.ts';
export { TOPIC_WORDS } from './words/portuguese.ts';

/** Every question that a simulation can ask, in an order that stays. */
export const QUESTIONS: readonly InterviewQuestion[] = [
  ...MOTIVATION,
  ...COMMUNICATION,
  ...TEAMWORK,
  ...LEADERSHIP,
  ...PROBLEM_SOLVING,
  ...ADAPTABILITY,
  ...DELIVERY,
  ...CUSTOMER,
  ...INTEGRITY,
  ...ENGLISH,
  ...PACK_IDS.flatMap((pack) => PACKS[pack]),
];

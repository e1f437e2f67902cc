export { gradeDelivery } from './delivery.ts';
export { evidenceOf, type Finding } from './finding.ts';
export { isRude, mannerCeiling, getManner } from './manner.ts';
export { getPace } from './pace.ts';
export { ratingOf } from './rating.ts';
export { gradeAnswer, type GradedReading, scoreAnswer } from './score-answer.ts';
export { distinct, getOwnShare } from './specificity.ts';
export { ANSWER_LABELS, ANSWER_VERSION, ANSWER_WEIGHTS, SHOWN } from './table.ts';
export { type Ungraded, whyUngraded } from './why-ungraded.ts';

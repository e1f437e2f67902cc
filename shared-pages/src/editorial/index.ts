export { CallBand } from './call-band.tsx';
export { Entries } from './entries.tsx';
export { Facts } from './facts.tsx';
export { Opening } from './opening.tsx';
export type { QuestionGroup } from './questions/question.ts';
export { QuestionGroups } from './questions/question-groups.tsx';
export { Section } from './section.tsx';
export { Steps } from './steps.tsx';

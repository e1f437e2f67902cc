export { listAbsentParts } from '../scoring/absent-parts.ts';
export { ANSWER_LABELS } from '../scoring/table.ts';
export { reportAsMarkdown } from './report-markdown.ts';
export { type Progress, type ProgressPoint, computeProgress } from './progress.ts';
export { reportOf } from './report.ts';
export { explainNoKey, isTechnicalUnchecked, TECHNICAL_UNCHECKED } from '../technical/unchecked.ts';

export { applySuggestion } from './apply.ts';
export { fillGaps, type OpenGap } from './fill-gaps.ts';

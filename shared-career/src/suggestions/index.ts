export { applySuggestion, fillGaps, type OpenGap } from './apply/index.ts';
export { readSuggestionScope } from './scope.ts';
export { MOST_SUGGESTIONS, suggestResume } from './suggest.ts';
export type { SuggestionOptions } from './context.ts';

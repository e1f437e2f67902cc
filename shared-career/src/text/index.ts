export {
  capitalizeFirst,
  lowerFirst,
  toDisplayText,
  dropSoftHyphens,
  expandLigatures,
  joinWrapped,
  toOneLine,
  squeeze,
} from './clean.ts';
export { foldKey, foldText, type FoldedText } from './fold.ts';
export { stemOf } from './stem.ts';
export { escapePattern, findWhole, findWords, type TextRange } from './words.ts';

import { findCliches } from '../../wording/cliches.ts';
import { capitalizeFirst, foldText } from '../../text/index.ts';
import { EMPTY } from '../../generated/phrases/rewriting.ts';

const HOLE = '\uffff';
/** What a sentence cannot end in, or hold before a mark. */
const DANGLING =
  /(?<!\p{L})(?:e|de|com|por|para|muito|muita|sou|ser|um|uma|que|em|ou)\s*(?:[.,;!?]|$)|[,;]\s*[.,;]|^\W*$/iu;

const SENTENCE = /[^.!?\n]+(?:[.!?]+|\n|$)\s*/gu;

function withoutCliches(sentence: string): string {
  const found = findCliches(sentence).filter(({ kind }) => kind === 'empty');
  if (found.length === 0) return sentence;
  let holed = sentence;
  for (const { start, end } of found.toReversed()) holed = holed.slice(0, start) + HOLE + holed.slice(end);
  const left =
    foldText(holed)
      .folded.replace(EMPTY, ' ')
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  if (left.length < 2) return '';
  return holed
    .replace(new RegExp(`(?:muit[oa] |bastante |extremamente )${HOLE}`, 'gu'), HOLE)
    .replace(new RegExp(`${HOLE}(?:(?:,\\s*|\\s+e\\s+)(?:com\\s+)?${HOLE})*`, 'gu'), HOLE)
    .replace(new RegExp(`,\\s*${HOLE}(\\s+e\\s+)`, 'gu'), '$1')
    .replace(new RegExp(`(?:,\\s*|\\s+e\\s+|\\s+com\\s+)${HOLE}`, 'gu'), '')
    .replace(new RegExp(`${HOLE}(?:\\s+e\\s+|,\\s+(?!com |que |para |em |atuando |formad))`, 'gu'), '')
    .replace(new RegExp(`\\s*${HOLE}`, 'gu'), '')
    .replace(/[ \t]{2,}/gu, ' ');
}

/** A text without unverifiable words; null if nothing changes or the rest would not read well. */
export function leaveOutCliches(text: string): string | null {
  const sentences = text.match(SENTENCE) ?? [text];
  const kept = sentences.map(withoutCliches);
  const rest = kept.join('').trim();
  const tidy = capitalizeFirst(rest);
  if (tidy === text.trim()) return null;
  if (rest === '') return '';
  const broken = (tidy.match(SENTENCE) ?? []).some(
    (sentence) => DANGLING.test(sentence.trim()) || /^\p{Ll}/u.test(sentence.trim()),
  );
  return broken || findCliches(tidy).some(({ kind }) => kind === 'empty') ? null : tidy;
}

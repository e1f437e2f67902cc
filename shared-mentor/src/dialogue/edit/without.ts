import { capitalizeFirst, foldKey } from '@aura/shared-career';
import { findStems } from '../../coach/tokens.ts';
import { mapParagraphs, splitSentences } from './sentences.ts';

/** What people name, and how a text has it. */
const MATTERS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:valor\w*|salari\w*|preco|dinheiro|quantia|pretensao)\b/u, /R\$|\[valor\]|\bsal[aá]ri|\bpretens/iu],
  [/\bnumeros?\b/u, /R\$|\[valor\]|\d/u],
  [
    /\b(?:saude|doenca|medic\w+|sono|problema pessoal)\b/u,
    /sa[uú]de|m[eé]dic|doen|sono|durm|dorm|cansa|atestad|tratamento/iu,
  ],
  [/\b(?:famili\w+|filh\w+|vida pessoal|pessoal)\b/u, /fam[ií]li|\bfilh|creche|escolinha|\b(?:mãe|pai)\b/iu],
  [/\bagradec\w+|\bobrigad\w+/u, /agrade[cç]|obrigad|valeu/iu],
];
const FIRST = /\b(?:primeira (?:frase|parte)|comeco|inicio|saudacao)\b/u;
const LAST = /\b(?:ultima (?:frase|parte|linha)|final|fim|despedida)\b/u;

/** Where a sentence may be cut, and still be one. */
const CLAUSE = /(?=, (?:e |mas )?|\s(?:por causa d|porque |pois |já que ))/u;

/** A text without what a message names; null if it has nothing of it, or nothing else. */
export function removeMatter(text: string, what: string): string | null {
  const folded = foldKey(what);
  const sentences = splitSentences(text);
  if (FIRST.test(folded) && sentences.length > 1) return sentences.slice(1).join(' ');
  if (LAST.test(folded) && sentences.length > 1) return sentences.slice(0, -1).join(' ');
  const matter = MATTERS.find(([named]) => named.test(folded))?.[1];
  const stems = findStems(what);
  const has = (part: string): boolean =>
    (matter?.test(part) ?? false) || findStems(part).some((stem) => stems.includes(stem));
  const changed = mapParagraphs(text, (paragraph) =>
    splitSentences(paragraph)
      .map((sentence) => removeClauses(sentence, has))
      .filter((sentence) => sentence !== '')
      .join(' '),
  );
  return changed === text || changed === '' ? null : changed;
}

/** A sentence without the clauses that have something; empty if its beginning has it. */
function removeClauses(sentence: string, has: (part: string) => boolean): string {
  if (!has(sentence)) return sentence;
  const clauses = sentence.split(CLAUSE);
  const kept = clauses.filter((clause) => !has(clause));
  if (kept.length === 0 || kept[0] !== clauses[0]) return '';
  const whole = kept.join('');
  return capitalizeFirst(/[.!?]$/u.test(whole) ? whole : `${whole}.`);
}

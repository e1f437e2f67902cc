import type { ResumeStructure } from '@aura/shared-domain';
import { squeeze } from '../../text/index.ts';
import { withoutDates } from '../dates/period.ts';
import { isLabelRow, readLabels } from '../entries/labels.ts';
import { readCellText, type Line, readLineText } from '../layout/model.ts';
import { findExactHead } from '../sections/heads.ts';
import type { Section } from '../sections/split.ts';
import { collectVocabulary, type Word, findWords } from './words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that only link a job to its company or a degree to its area, and parts of addresses that are written without them. */
const LINKING = set(
  'a ao as at com da das de do dos e em for in na nas no nos o of os pela pelo empresa the to http https www mailto tel',
);
/** Words that announce a contact detail. */
const CONTACT = set(
  'e mail email telefone telefones tel fone celular cel whatsapp whats app phone mobile endereco address localizacao localidade local cidade location ' +
    'linkedin work home personal company trabalho casa pessoal blog github site website portfolio contato ' +
    'nome completo name curriculo curriculum vitae cv resume resumo',
);

/** The content of labelled fields; other texts unchanged. */
const readSaid = (text: string): string =>
  readLabels(text)
    ?.map(({ value }) => value)
    .join('  ') ?? text;

const YEAR = /^(?:19|20)\d{2}$/u;
const LABEL = /^[^:]{2,40}(?=:\s)/u;
const CUT = /[\p{L}]+[-\u00ad]$/u;
/** Words that turn what a line says into its contrary: a rescued stretch never begins or ends without them. */
const DENIES =
  /(?<!\p{L})(?:n[ãa]o|nunca|jamais|nem|sem|ainda|nenhuma?|s[óo]|apenas|vencid[oa]|cancelad[oa]|suspens[oa]|trancad[oa])(?!\p{L})/giu;

/** The stretch of a text between two offsets, with what denies it before and behind. */
function takeStretch(text: string, start: number, end: number): string {
  const denials = [...text.matchAll(DENIES)];
  const from = Math.min(start, ...denials.map(({ index }) => index));
  const to = Math.max(end, ...denials.map((denial) => denial.index + denial[0].length));
  return text.slice(from, to);
}

/** Words of a line that a structure has to hold: no durations, and of dates the years. */
function findTellingWords(text: string, isContact: boolean): Word[] {
  const timeless = new Set(findWords(withoutDates(text)).map(({ folded }) => folded));
  return findWords(text).filter(
    ({ folded }) =>
      YEAR.test(folded) ||
      (timeless.has(folded) && !LINKING.has(folded) && !(isContact && CONTACT.has(folded))),
  );
}

/**
 * Finds what the reading of a document's sections left behind: for each line with a word that the structure holds
 * nowhere, the stretch from the first such word to the last. Words cut at the end of a line are judged whole elsewhere.
 */
export function findLost(sections: readonly Section[], structure: ResumeStructure): string[] {
  const known = collectVocabulary(structure);
  const digits = structure.contact.phone.replace(/\D/gu, '');
  const isKept = ({ folded }: Word, isContact: boolean): boolean =>
    known.has(folded) || (isContact && /^\d+$/u.test(folded) && digits.includes(folded));
  const lost: string[] = [];
  const check = (text: string, isContact: boolean): void => {
    const missing = findTellingWords(text, isContact).filter((word) => !isKept(word, isContact));
    const [first] = missing;
    const last = missing.at(-1);
    if (first === undefined || last === undefined) return;
    const label = LABEL.exec(text)?.[0] ?? '';
    // Of "Áreas de pesquisa: …" the label is kept complete although some of its words occur elsewhere.
    lost.push(squeeze(last.end <= label.length ? label : takeStretch(text, first.start, last.end)));
    for (const { folded } of missing) known.add(folded);
  };
  for (const { kind, title, lines } of sections) {
    const isContact = kind === 'header' || kind === 'contact';
    if (title !== '' && findExactHead(title) === null) check(title, false);
    let above: Line | undefined;
    for (const line of lines) {
      if (isLabelRow(line.cells.map(readCellText))) continue;
      const text = readLineText(line);
      const wrapped = above !== undefined && CUT.test(readLineText(above));
      const own = (wrapped ? text.replace(/^[\p{L}-]+/u, '') : text).replace(CUT, '');
      check(readSaid(own).replace(/\u00ad/gu, ''), isContact);
      for (const side of line.sides) check(side, isContact);
      above = line;
    }
  }
  return lost;
}

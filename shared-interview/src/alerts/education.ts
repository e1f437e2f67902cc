import { foldText, stemOf } from '@aura/shared-career';
import { quotePiece } from '../text/quoted.ts';
import { type Alert, buildAnswerEvidence, quoteSentence } from './alert.ts';
import type { ResumeDocument } from './document.ts';
import { formatAlertDate } from './period.ts';
import type { Statement } from './statement.ts';

const GRADUATED =
  /(?<!\p{L})(?:me formei|me graduei|conclui (?:a |o |minha )?(?:faculdade|graduacao|curso superior)|i graduated)(?: [\p{L}-]+){0,6},? (?:em|in) ⟦D(\d)⟧/u;
const DEGREE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:sou formad[oa] em|me formei em|me graduei em|(?:fiz|conclui|tenho|cursei)(?: (?:a|`,
    String.raw`o|um|uma|meu|minha))? (?:faculdade|graduacao|mestrado|doutorado|mba|pos|pos-graduacao|`,
    String.raw`especializacao|bacharelado|licenciatura)(?: completa?o?)? (?:de|em)) ((?:[\p{L}-]+ ?){1,5})`,
  ].join(''),
  'u',
);
/** Where the name of a field of study ends. */
const AFTER_AREA = /(?<!\p{L})(?:n[ao]|pel[ao]|em|aos|quando|ha|e|mas|com|para|que|porque)(?!\p{L}).*$/u;

/** "Me formei em 2018" where every course of the CV ends in another year. */
function findOtherYear(statement: Statement, document: ResumeDocument, docId: string): Alert | null {
  const { education } = document.resume;
  const date = statement.dates[Number(GRADUATED.exec(statement.skeleton)?.[1] ?? -1)];
  const ends = education.map(({ end, current }) => (current ? null : end));
  if (!date || ends.length === 0 || ends.includes(null)) return null;
  const year = date.key.slice(0, 4);
  if (!/^\d{4}$/u.test(year) || ends.some((end) => end?.startsWith(year))) return null;
  return {
    kind: 'differs',
    text: `Na resposta, a formatura foi em ${year}; no currículo, a formação termina em ${ends.map((end) => formatAlertDate(end ?? '')).join(' e ')}.`,
    evidence: [
      buildAnswerEvidence(docId, statement, date),
      ...education.flatMap((_, at) => document.evidence(`education.${at}.start`)),
    ],
  };
}

const listStems = (folded: string): string[] => (folded.match(/\p{L}{5,}/gu) ?? []).map(stemOf);

/** "Sou formada em Enfermagem" if the CV has no word of that family. */
function findAbsentDegree(statement: Statement, document: ResumeDocument, docId: string): Alert | null {
  const area = (DEGREE.exec(statement.folded)?.[1] ?? '').replace(AFTER_AREA, '').trim();
  const words = listStems(area);
  const known = new Set(listStems(foldText(document.text).folded));
  if (words.length === 0 || words.some((word) => known.has(word))) return null;
  const at = statement.folded.indexOf(area);
  return {
    kind: 'notInResume',
    text: `Você fala de uma formação em ${quotePiece(statement.raw.slice(at, at + area.length))}, que o currículo não traz. Se ela é sua, vale incluir.`,
    evidence: [quoteSentence(docId, statement)],
  };
}

/** A contradiction between a stated course of study and the CV. */
export const findEducationAlert = (
  statement: Statement,
  document: ResumeDocument,
  docId: string,
): Alert | null => findOtherYear(statement, document, docId) ?? findAbsentDegree(statement, document, docId);

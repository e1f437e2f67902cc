import {
  findWhole,
  foldText,
  type NamedDate,
  type Quantity,
  readDates,
  readNumbers,
  type TextRange,
} from '@aura/shared-career';
import type { ReadSentence } from '../reading/answer-reading.ts';
import type { Employer, ResumeDocument } from './document.ts';

/** A sentence with what can be compared in it. */
export interface Statement {
  /** Of the sentence in the answer. */
  readonly range: TextRange;
  readonly raw: string;
  readonly folded: string;
  /** Folded, with `⟦E⟧` for the employer, `⟦Q0⟧`… for quantities and `⟦D0⟧`… for dates. */
  readonly skeleton: string;
  /** The one employer of the CV that it names; null for none or several. */
  readonly employer: Employer | null;
  readonly quantities: readonly Quantity[];
  readonly dates: readonly NamedDate[];
}

/** Kinds of employer before a name: "na empresa X". */
const KIND = '(?:(?:empresa|grupo|banco|loja|rede|hospital|clinica|escola|agencia|construtora|company) )?';
/** "na ⟦E⟧", "pela empresa ⟦E⟧". */
export const AT_EMPLOYER = String.raw`(?:na|no|em|pela|pelo|at|for|by) ${KIND}⟦E⟧`;

interface Mark extends TextRange {
  readonly sign: string;
}

function findEmployers(
  raw: string,
  folded: string,
  document: ResumeDocument,
): { employer: Employer; at: TextRange }[] {
  return document.employers.flatMap((employer) =>
    findWhole(folded, employer.key)
      .filter(({ start }) => !employer.needsCapital || /\p{Lu}/u.test(raw.charAt(start)))
      .map((at) => ({ employer, at })),
  );
}

/** Reads a sentence; null where folding moves its letters, since ranges could not be trusted then. */
export function readStatement(
  { text: raw, start, end }: ReadSentence,
  document: ResumeDocument,
): Statement | null {
  const { folded } = foldText(raw);
  if (folded.length !== raw.length) return null;
  const named = findEmployers(raw, folded, document);
  const one = new Set(named.map(({ employer }) => employer)).size === 1 ? named[0] : undefined;
  const dates = readDates(raw);
  const { quantities } = readNumbers(raw, dates);
  const marks: Mark[] = [
    ...(one ? [{ sign: '⟦E⟧', ...one.at }] : []),
    ...quantities.map((at, index) => ({ sign: `⟦Q${index}⟧`, start: at.start, end: at.end })),
    ...dates.map((at, index) => ({ sign: `⟦D${index}⟧`, start: at.start, end: at.end })),
  ];
  const skeleton = marks
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, mark) => text.slice(0, mark.start) + mark.sign + text.slice(mark.end), folded)
    .replace(/\s+/gu, ' ');
  return { range: { start, end }, raw, folded, skeleton, employer: one?.employer ?? null, quantities, dates };
}

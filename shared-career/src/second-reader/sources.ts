import type { Evidence, ResumeStructure } from '@aura/shared-domain';
import { withoutInstructions } from '../cv/instructions.ts';
import type { DeedClause } from '../deeds/clauses.ts';
import type { Person } from '../deeds/judge.ts';
import { readPerson } from '../deeds/person.ts';
import { foldText } from '../text/index.ts';

/** A line that a claim may quote. */
export interface SourceLine {
  /** The text of the document, without instructions to a machine. */
  readonly text: string;
  /** Null in an ad. */
  readonly evidence: Evidence | null;
  /** What it says of the person, part by part; empty in an ad. */
  readonly clauses: readonly DeedClause[];
}

/** The documents of a reading, by the numbers of their lines. */
export interface Sources {
  readonly person: Person;
  readonly cv: ReadonlyMap<number, SourceLine>;
  readonly ad: ReadonlyMap<number, SourceLine>;
}

/** Reads both documents. Lines with name, address and telephone are omitted: they are not needed to read the rest. */
export function collectSources(resume: ResumeStructure, ad: string, now: Date): Sources {
  const person = readPerson(resume, now);
  const cv = new Map<number, SourceLine>();
  for (const clause of person.clauses) {
    const { evidence, place } = clause;
    if (evidence.line === undefined || place === 'contact') continue;
    const known = cv.get(evidence.line);
    if (known) cv.set(evidence.line, { ...known, clauses: [...known.clauses, clause] });
    else {
      const text = withoutInstructions(evidence.excerpt).text.trim();
      cv.set(evidence.line, { text, evidence, clauses: [clause] });
    }
  }
  const plain = withoutInstructions(ad).text.split('\n');
  const lines = plain.flatMap((text, at): [number, SourceLine][] =>
    text.trim() === '' ? [] : [[at + 1, { text: text.trim(), evidence: null, clauses: [] }]],
  );
  return { person, cv, ad: new Map(lines) };
}

const squeezeBlanks = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Fewer characters than this say nothing, unless they are the whole line. */
const SHORTEST_QUOTE = 10;

/** Position of a verbatim quotation in a line, ignoring blanks; null if absent. */
export function findQuotation(line: SourceLine, quote: string): { start: number; end: number } | null {
  const [text, wanted] = [squeezeBlanks(line.text), squeezeBlanks(quote)];
  if (wanted === '' || (wanted.length < SHORTEST_QUOTE && wanted !== text)) return null;
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    const isTorn =
      (isWordAt(text, start - 1) && isWordAt(text, start)) ||
      (isWordAt(text, end) && isWordAt(text, end - 1));
    if (!isTorn) return { start, end };
  }
  return null;
}

/** The parts of a line that a quotation touches; a part that cannot be placed counts as touched. */
export function selectClausesUnder(
  line: SourceLine,
  { start, end }: { start: number; end: number },
): DeedClause[] {
  const { folded } = foldText(squeezeBlanks(line.text));
  return line.clauses.filter(({ text }) => {
    const wanted = squeezeBlanks(text);
    if (wanted === '') return false;
    const at = folded.indexOf(wanted);
    return at < 0 || (at < end && at + wanted.length > start);
  });
}

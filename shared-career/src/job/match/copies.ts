import type { Evidence } from '@aura/shared-domain';
import { foldText } from '../../text/index.ts';
import { indexItems } from './activities.ts';
import type { Candidate } from './candidate.ts';

/** A shorter line may be the person's own, in the words of any ad: "Excel avançado". */
const FEWEST_WORDS = 3;
/** One or two lines may be alike by chance. */
const FEWEST_LINES = 3;

/** The words of a text between blanks, so that whole words alone are found in them. */
const foldWords = (text: string): string =>
  ` ${(foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

interface LineOfCv {
  readonly start: number;
  readonly words: string;
  readonly isLong: boolean;
}

/** A CV is compared with every ad of a search, and its lines stay the same. */
const LINES = new WeakMap<Candidate, readonly LineOfCv[]>();

function listLines(candidate: Candidate): readonly LineOfCv[] {
  const known = LINES.get(candidate);
  if (known) return known;
  const excerpts = new Map(
    candidate.person.clauses
      // The description of a job counts as the person's own statement.
      .filter(({ place }) => place !== 'work')
      .map(({ evidence }) => [evidence.start, evidence.excerpt]),
  );
  const lines = [...excerpts]
    .map(([start, excerpt]) => ({ start, words: foldWords(excerpt) }))
    .map((line) => ({ ...line, isLong: line.words.trim().split(' ').length >= FEWEST_WORDS }));
  LINES.set(candidate, lines);
  return lines;
}

/** Offsets of CV lines that repeat the ad verbatim; empty if there are too few. */
function findCopied(candidate: Candidate, jobText: string): ReadonlySet<number> {
  const ad = foldWords(jobText);
  const same = listLines(candidate).filter(({ words }) => words.trim() !== '' && ad.includes(words));
  return new Set(
    same.filter(({ isLong }) => isLong).length < FEWEST_LINES ? [] : same.map(({ start }) => start),
  );
}

/** A CV without lines copied from the ad: they describe the requirements, not the person. */
export function withoutCopies(candidate: Candidate, jobText: string): Candidate {
  const copied = findCopied(candidate, jobText);
  if (copied.size === 0) return candidate;
  const isOwn = ({ start }: Evidence): boolean => !copied.has(start);
  const ownSpans = (spans: ReadonlyMap<string, readonly Evidence[]>): Map<string, readonly Evidence[]> =>
    new Map(
      [...spans]
        .map(([id, evidence]) => [id, evidence.filter(isOwn)] as const)
        .filter(([, evidence]) => evidence.length > 0),
    );
  const { record, search, person } = candidate;
  const lines = search.lines.filter(({ evidence }) => isOwn(evidence));
  const folded = lines.map(({ claimed }) => `${foldText(claimed).folded}\n`);
  let length = 0;
  return {
    ...candidate,
    record: {
      ...record,
      shown: ownSpans(record.shown),
      listed: ownSpans(record.listed),
      implied: ownSpans(record.implied),
      held: ownSpans(record.held),
    },
    jobs: candidate.jobs.filter(({ evidence }) => isOwn(evidence)),
    studies: candidate.studies.filter(({ evidence }) => isOwn(evidence)),
    languages: new Map([...candidate.languages].filter(([, { evidence }]) => isOwn(evidence))),
    items: indexItems(lines),
    search: {
      folded: folded.join(''),
      starts: folded.map((line) => (length += line.length) - line.length),
      lines,
    },
    person: {
      ...person,
      clauses: person.clauses.filter(({ evidence }) => isOwn(evidence)),
      units: person.units.filter(({ evidence }) => isOwn(evidence)),
      studies: person.studies.filter(({ evidence }) => isOwn(evidence)),
    },
  };
}

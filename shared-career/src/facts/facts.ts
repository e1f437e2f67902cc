import type { Evidence, Fact, ResumeStructure } from '@aura/shared-domain';
import { withoutInstructions } from '../cv/instructions.ts';
import { leaveOutOf } from '../resume/notices/leave-out.ts';
import { type ResumeLine, renderResumeLines } from '../resume/render/index.ts';
import { computeStableHash } from '../hash/index.ts';

/** A statement with the path of the field that holds it; of a job, a course of study or a project, of its head. */
export interface LocatedFact extends Fact {
  readonly path: string;
}

/** Fields that together are the head of an entry. */
const HEAD =
  /^((?:experiences|education|projects)\.\d+)\.(?:title|company|location|start|institution|degree|area|name)$/u;
/** Contact data says nothing about abilities and is never given to a writer. */
const LEFT_OUT = /^(?:$|contact\b|other\.\d+\.section$)/u;
const LABEL = /^(?:\p{Lu}\p{L}+: ?|\s*- |\s+)/u;

const getPlace = (path: string): string => HEAD.exec(path)?.[1] ?? path;

interface Part {
  readonly line: ResumeLine;
  readonly index: number;
}

function makeEvidence(text: string, parts: readonly Part[]): Evidence | null {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  const label = LABEL.exec(text.slice(first.line.start, first.line.end))?.[0].length ?? 0;
  const isText = first.line.path === 'summary';
  const start = first.line.start + (isText ? 0 : label);
  const { section } = first.line;
  const excerpt = text.slice(start, last.line.end);
  return {
    source: 'cv',
    docId: 'cv',
    start,
    end: last.line.end,
    excerpt,
    ...(section === '' ? {} : { section }),
    line: first.index + 1,
  };
}

const flatten = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** The statements of a CV with their places, in its order. What instructs a machine is no statement. */
export function locateFacts(resume: ResumeStructure): LocatedFact[] {
  const { text, lines } = renderResumeLines(resume);
  const places = new Map<string, Part[]>();
  lines.forEach((line, index) => {
    if (LEFT_OUT.test(line.path)) return;
    const place = getPlace(line.path);
    places.set(place, [...(places.get(place) ?? []), { line, index }]);
  });
  const used = new Map<string, number>();
  return [...places].flatMap(([path, parts]): LocatedFact[] => {
    const evidence = makeEvidence(text, parts);
    const said = evidence ? flatten(withoutInstructions(evidence.excerpt).text) : '';
    if (!evidence || said === '' || leaveOutOf(said).left.length > 0) return [];
    const hash = computeStableHash(said).slice(0, 10);
    const times = used.get(hash) ?? 0;
    used.set(hash, times + 1);
    return [{ id: times === 0 ? `f-${hash}` : `f-${hash}-${times + 1}`, text: said, evidence, path }];
  });
}

const toPlain = ({ id, text, evidence }: Fact): Fact => ({ id, text, evidence });

/**
 * Statements of the person that a text may rest on. An id follows from the words, so that it stays when lines move.
 */
export const listFacts = (resume: ResumeStructure): Fact[] => locateFacts(resume).map(toPlain);

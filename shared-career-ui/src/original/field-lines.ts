import { readFieldAt, type ResumeStructure } from '@aura/shared-domain';
import type { Original } from './original-store.ts';

/** A field of the CV: its path, and for lists the text of the entry that is meant. */
export interface FieldPlace {
  readonly path: string;
  readonly entry?: string | undefined;
}

const ENTRY = /^(experiences|education|projects|languages|registrations)\.(\d+)/u;

/** Every text of a part of a CV. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
};

const countShared = (one: unknown, other: unknown): number => {
  const texts = new Set(listTexts(other));
  return listTexts(one).filter((text) => texts.has(text)).length;
};

/** Where an entry stood when the CV was read: others may have come or gone since. Null for one that the person added. */
function findReadIndex(now: unknown, read: readonly unknown[], index: number): number | null {
  const shared = read.map((entry) => countShared(now, entry));
  const most = Math.max(0, ...shared);
  if (most === 0) return null;
  return shared[index] === most ? index : shared.indexOf(most);
}

/** The path that a field had when the CV was read; null for a field of an entry that the person added. */
function findReadPath(original: Original, resume: ResumeStructure, path: string): string | null {
  const match = ENTRY.exec(path);
  if (!match) return path;
  const [start, list, index] = match;
  const read = readFieldAt(original.structure, list!);
  const at = findReadIndex(readFieldAt(resume, start), Array.isArray(read) ? read : [], Number(index));
  return at === null ? null : `${list}.${at}${path.slice(start.length)}`;
}

/** The lines of the document that say a field, in order; none where the reader cannot tell. */
export function findFieldLines(
  original: Original,
  resume: ResumeStructure,
  { path, entry }: FieldPlace,
): number[] {
  const readPath = findReadPath(original, resume, path);
  if (readPath === null) return [];
  const { sources } = original;
  const list = readFieldAt(original.structure, readPath);
  const one =
    entry !== undefined && Array.isArray(list) ? sources[`${readPath}.${list.indexOf(entry)}`] : null;
  const lines =
    one ??
    Object.entries(sources).flatMap(([key, own]) =>
      key === readPath || key.startsWith(`${readPath}.`) ? own : [],
    );
  return [...new Set(lines)].toSorted((a, b) => a - b);
}

/** Share of the texts of a CV that another reading must have for both to be of one document. */
const SAME = 0.3;

/** Whether a file that was opened again is the one that the fields were read of, as far as its texts tell. */
export function isSameDocument(resume: ResumeStructure, read: ResumeStructure): boolean {
  return countShared(resume, read) >= SAME * listTexts(resume).length;
}

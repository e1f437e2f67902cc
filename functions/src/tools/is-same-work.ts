import { foldKey } from '@aura/shared-career';
import type { AnalysisCore, Subject } from './tool.ts';

/** Share of lines that a revision keeps of its root; below it, it is another document. */
const KEPT_LINES = 0.5;

export interface Work {
  readonly subject: Subject;
  readonly text: AnalysisCore['text'];
}

/** Whether two runs are about the same document of the same person, with the same goal and job ad. */
export function isSameWork(root: Work, next: Work): boolean {
  const name = foldKey(root.subject.name);
  // A name that the reader missed and that the person fills in makes no other document.
  const sameName = name === '' || name === foldKey(next.subject.name);
  const sameAsked = root.subject.asked.every((text, i) => text.trim() === next.subject.asked[i]?.trim());
  return sameName && sameAsked && computeSharedLines(root.text, next.text) >= KEPT_LINES;
}

/** Jaccard index of the folded lines of two texts, 0 to 1; two empty texts are the same. */
function computeSharedLines(one: string, other: string): number {
  const [a, b] = [splitLines(one), splitLines(other)];
  const shared = [...a].filter((line) => b.has(line)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

const splitLines = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split('\n')
      .map(foldKey)
      .filter((line) => line !== ''),
  );

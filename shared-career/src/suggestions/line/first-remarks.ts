import type { ResumeStructure } from '@aura/shared-domain';
import { isGoingOn } from '../items/items.ts';
import { type LineRemark, reviewLine } from './remark.ts';

/** A line of a CV with what the rules say about it. */
export interface RemarkOnLine {
  readonly line: string;
  /** The job or project that it stands in. */
  readonly entry: string;
  readonly remark: LineRemark;
}

const isGood = ({ opensWithAction, hasNumber, length }: LineRemark): boolean =>
  opensWithAction && hasNumber && length === 'good';

/** What would help a CV first: lines that a rule can say better, of different kinds, in the order of the CV; then other weak ones. */
export function listFirstRemarks(resume: ResumeStructure, most: number): RemarkOnLine[] {
  const lines = [
    ...resume.experiences.map((job) => ({ ...job, entry: job.title || job.company })),
    ...resume.projects.map((project) => ({ ...project, entry: project.name })),
  ].flatMap((one) => one.items.map((line) => ({ entry: one.entry, line, current: isGoingOn(one) })));
  const weak = lines.flatMap(({ entry, line, current }) => {
    const remark = reviewLine(line, current);
    return remark && !isGood(remark) ? [{ entry, line, remark }] : [];
  });
  const reasons = weak.map(({ remark }) => remark.advice?.reason);
  // A first one of each reason, then the others with an advice, then those that only measures speak about.
  const rank = (index: number): number => {
    const reason = reasons[index];
    if (reason === undefined) return 2;
    return reasons.indexOf(reason) === index ? 0 : 1;
  };
  return weak
    .map((one, index) => ({ one, index, rank: rank(index) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, most)
    .map(({ one }) => one);
}

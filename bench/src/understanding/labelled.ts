import { readCandidate, findSignals, readJob } from '@aura/shared-career';
import { readResumeText } from '@aura/shared-career/resume';
import type { Case } from './cases.ts';
import { NOW, toRequirement } from './engine.ts';
import { lineFinder } from './lines.ts';
import { pairRequirements } from './score.ts';

/** What speaks for and against a requirement of a case, and whether the person has it. */
export interface LabelledSignals {
  readonly signals: ReadonlyMap<string, number>;
  readonly has: boolean;
}

/** The requirements of a case that the label calls had or absent, where the engine has read the same. */
export function labelSignals({ cv, ad, label }: Case): LabelledSignals[] {
  const resume = readResumeText(cv, { now: NOW });
  const job = readJob(ad);
  if (!resume.ok || !job.ok) return [];
  const linesOf = lineFinder(cv);
  const found = findSignals(readCandidate(resume.value.structure, NOW), job.value);
  const read = found.flatMap(({ requirement, signals }) => {
    const match = { requirement, grade: null, credit: null, evidence: [], why: '' };
    return toRequirement(match, linesOf).map((one) => ({ one, signals }));
  });
  const pairs = pairRequirements(
    label.requirements,
    read.map(({ one }) => one),
  );
  return [...pairs].flatMap(([{ verdict }, paired]) => {
    const signals = read.find(({ one }) => one === paired)?.signals;
    return signals && verdict !== 'unknown' ? [{ signals, has: verdict !== 'absent' }] : [];
  });
}

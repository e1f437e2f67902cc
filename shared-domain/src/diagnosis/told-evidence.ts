import * as v from 'valibot';
import type { PracticeRecord } from './practice-record.ts';

/** Ids of tasks are hashes; those out of conversations have their own form. */
const TASK = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,120}$/));
const EMPTY = v.literal('');

export const EVIDENCE_LIMITS = { text: 2000, link: 500, title: 300 } as const;

/** The person's proof of a task: words, an address, or both. */
export const TaskEvidenceSchema = v.pipe(
  v.object({
    task: TASK,
    /** As the plan calls the task, so that it can be named when the plan is another one. */
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(EVIDENCE_LIMITS.title)),
    /** The gap that it closes; null for a general task. */
    gapId: v.nullable(v.pipe(v.string(), v.maxLength(120))),
    text: v.pipe(v.string(), v.maxLength(EVIDENCE_LIMITS.text)),
    /** HTTPS; empty without one. */
    link: v.union([
      EMPTY,
      v.pipe(v.string(), v.maxLength(EVIDENCE_LIMITS.link), v.regex(/^https:\/\/[^\s<>"]+$/)),
    ]),
  }),
  v.check(({ text, link }) => text.trim() !== '' || link !== '', 'Escreva algo ou cole um endereço.'),
);
export type TaskEvidence = v.InferOutput<typeof TaskEvidenceSchema>;

/** The person's answer about a line of their CV after an earlier diagnosis. */
export interface ConfirmedLine {
  readonly skillId: string;
  readonly quote: string;
  /** Whether the line shows the skill. */
  readonly holds: boolean;
}

/** Facts added since the last diagnosis, for the next one. */
export interface ToldSince {
  /** The newest of each task. */
  readonly evidence: readonly TaskEvidence[];
  readonly confirmed: readonly ConfirmedLine[];
  readonly practice: PracticeRecord;
}

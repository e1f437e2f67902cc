import { ResumeStructureSchema, type ReadResume } from '@aura/shared-domain';
import * as v from 'valibot';
import type { DocumentOrigin } from './reading/document-intake.tsx';
import { ResumeLayoutSchema, ResumeNoticesSchema } from './reading/read-resume-schema.ts';

/** A CV that was read, as the person has corrected it so far. */
export const ResumeDraftSchema = v.object({
  source: v.picklist(['file', 'text', 'profile']),
  /** Name of the file, for the person to recognise it. */
  label: v.pipe(v.string(), v.maxLength(300)),
  structure: ResumeStructureSchema,
  /** Field path → how sure the reader is, 0 to 1. */
  confidence: v.record(v.string(), v.number()),
  notices: ResumeNoticesSchema,
  /** Missing in drafts that were stored before it was kept. */
  layout: v.optional(ResumeLayoutSchema),
  /** Names the reading, so that the document is found while the page is open; likewise missing in older drafts. */
  reading: v.optional(v.string()),
});
export type ResumeDraft = v.InferOutput<typeof ResumeDraftSchema>;

/** The draft that a reading begins. */
export function draftOf(
  { structure, confidence, notices, layout }: ReadResume,
  { source, label }: DocumentOrigin,
  reading: string,
): ResumeDraft {
  return { source, label: label.slice(0, 300), structure, confidence, notices, layout, reading };
}

export { announceBadges } from './badges/announce-badges.ts';
export { type ContentsEntry, ContentsLayout } from './contents/contents-layout.tsx';
export { ResumeDraftSchema, type ResumeDraft } from './draft.ts';
export { SavedState } from './drafting/saved-state.tsx';
export { type DraftSaving, useAutosave } from './drafting/use-autosave.ts';
export { AnalysedText } from './evidence/analysed-text.tsx';
export { EvidenceQuotes } from './evidence/evidence-quotes.tsx';
export { focusTarget, jumpOnClick } from './evidence/jump-on-click.ts';
export { ANALYSED_ID, makeLineId, TextOnPage } from './evidence/lines.ts';
export { useTitleFocus } from './focus/use-title-focus.ts';
export { PageAside } from './page-aside/page-aside.tsx';
export { useOpenOnPaper } from './paper/use-open-on-paper.ts';
export { LimitRefusal } from './plan-limit/limit-refusal.tsx';
export { NextSteps } from './plan-limit/next-steps.tsx';
export { PlanLimit, useIsSpent, useUsesLeft } from './plan-limit/plan-limit.tsx';
export { PlansLink } from './plan-limit/plans-link.tsx';
export type { ToolLimit } from './plan-limit/tool-limit.ts';
export { DocumentIntake, type DocumentOrigin } from './reading/document-intake.tsx';
export type { ReadFailure } from './reading/failure.ts';
export { ReadingFailure } from './reading/reading-failure.tsx';
export { Reading } from './reading/reading.tsx';
export { ResumeIntake } from './reading/resume-intake.tsx';
export { makeResumeWorker, WORKER_FILE } from './reading/resume-worker.ts';
export { type ReaderState, type ReaderWorker, useReader } from './reading/use-reader.ts';
export { computeConfidenceAfter, buildHints, countLow } from './review/confidence.ts';
export { EducationEditor } from './review/editors/education-editor.tsx';
export { ExperiencesEditor } from './review/editors/experiences-editor.tsx';
export { LanguagesEditor } from './review/editors/languages-editor.tsx';
export { LinesField } from './review/lines-field.tsx';
export { withoutPersonalData } from './review/personal-data.ts';
export { ResumeReview } from './review/resume-review.tsx';
export { tidyResume } from './review/tidy.ts';
export { dropTriedResume, keepTriedResume, readTriedResume } from './tried/tried-resume.ts';
export { HowCalculated } from './score/how-calculated.tsx';
export { ScoreSummary } from './score/score-summary.tsx';
export {
  type KeptEvidence,
  keepEvidence,
  listEvidence,
  removeEvidence,
} from './task-evidence/evidence-records.ts';
export * from './wording/format.ts';

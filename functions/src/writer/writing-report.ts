import type { KeptReason } from '@aura/shared-domain';

/** How a stream of texts went, in numbers. */
export interface WritingCounts {
  readonly reason: KeptReason | null;
  readonly calls: number;
  readonly tokens: number;
  readonly texts: number;
  readonly kept: Readonly<Partial<Record<KeptReason, number>>>;
  readonly durationMs: number;
  /** Time until the model began to answer; null if it never did. */
  readonly firstPieceMs: number | null;
}

/**
 * One line about one stream of texts. The type is the redaction: there is no field in which a text, a name or an
 * error's message would fit.
 */
export interface WritingReport extends WritingCounts {
  readonly message: 'writing';
  readonly severity: 'INFO' | 'WARNING';
  readonly tool: 'resume' | 'linkedin' | 'interview' | 'mentor';
}

export type LogWriting = (report: WritingReport) => void;

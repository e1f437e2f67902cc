import type { Deduction, Fact, JobMatch, ResumeStructure, Suggestion } from '@aura/shared-domain';
import { type LocatedFact, locateFacts } from '../facts/facts.ts';
import { detectLanguage } from '../facts/language.ts';
import { computeStableHash } from '../hash/index.ts';
import { gatherFacts, type Line } from '../quality/facts.ts';
import { readValueAt } from './apply/path.ts';
import { renderResumeText } from '../resume/render/index.ts';
import { toOneLine } from '../text/index.ts';

export interface SuggestionOptions {
  readonly deductions: readonly Deduction[];
  readonly match: JobMatch | null;
  readonly goal: string;
  readonly now: Date;
}

/** A CV as the suggestions look at it, read once. */
export interface SuggestionContext extends SuggestionOptions {
  readonly resume: ResumeStructure;
  readonly facts: readonly LocatedFact[];
  readonly lines: readonly Line[];
  /** Lines that tell what was done, each once, without lists of keywords. */
  readonly items: readonly Line[];
  /** In English nothing is reworded: the templates speak Portuguese. */
  readonly inEnglish: boolean;
}

export function readContext(resume: ResumeStructure, options: SuggestionOptions): SuggestionContext {
  const { lines, items } = gatherFacts(resume, options.now);
  return {
    ...options,
    resume,
    lines,
    items,
    facts: locateFacts(resume),
    inEnglish: detectLanguage(renderResumeText(resume)) === 'en',
  };
}

/** The field whose complete text is this line; null if the line is a part of it. */
export function findField({ resume }: SuggestionContext, { path, evidence }: Line): string | null {
  const field = readValueAt(resume, path.split('.'));
  return typeof field === 'string' && toOneLine(field).trim() === evidence.excerpt.trim() ? field : null;
}

/** A fact without its place. */
export const withoutPath = ({ id, text, evidence }: Fact): Fact => ({ id, text, evidence });

/** What a rewrite of a field may rest on: the field itself and the head of its entry, nothing of other jobs. */
export function selectFacts({ facts }: SuggestionContext, path: string): Fact[] {
  const entry = /^(?:experiences|education|projects)\.\d+/u.exec(path)?.[0];
  return facts.filter((fact) => fact.path === path || fact.path === entry).map(withoutPath);
}

/**
 * The deduction that a suggestion addresses: among the named ones, the one about the line, otherwise the first; null
 * if none was made.
 */
export function findDeduction(
  { deductions }: SuggestionContext,
  ids: readonly string[],
  line: Line | null,
): string | null {
  const named = ids.flatMap((id) => deductions.filter((deduction) => deduction.id === id));
  const points = named.find(({ evidence }) =>
    evidence.some((one) => line !== null && one.start < line.evidence.end && one.end > line.evidence.start),
  );
  return (points ?? named[0])?.id ?? null;
}

type Draft = Pick<Suggestion, 'kind' | 'path' | 'operation' | 'before' | 'reason' | 'deductionId'> &
  Pick<Suggestion['after'], 'text' | 'facts' | 'gaps'>;

/** A suggestion with the id that its place and purpose give. */
export function makeSuggestion({ text, facts, gaps, ...rest }: Draft): Suggestion {
  return {
    id: `s-${computeStableHash([rest.path, rest.kind, rest.operation, rest.before].join('|'))}`,
    kind: rest.kind,
    path: rest.path,
    operation: rest.operation,
    before: rest.before,
    after: { text, facts, gaps, writtenBy: 'template' },
    reason: rest.reason,
    deductionId: rest.deductionId,
  };
}

import { identifyResume } from '@aura/shared-career';
import { err, makeScore, ok, type DraftedText, type ResumeAnalysis } from '@aura/shared-domain';
import type { ResumeEngine } from '../src/tools/tools.ts';

const drafted = (text: string): DraftedText => ({ text, facts: [], gaps: [], writtenBy: 'template' });
const emptyScore = (version: string) => makeScore(version, { dimensions: [], ceilings: [] });

/** A small engine of known behaviour: a suggestion for every item, and an ad of the word "ruim" cannot be read. */
export const resumeEngine = ((input, { now }) => {
  if (input.jobText.includes('ruim'))
    return err({ message: 'Este texto não parece uma vaga.', action: 'Cole o anúncio inteiro.' });
  const suggestions = input.resume.experiences.flatMap(({ items }, e) =>
    items.map((before, i): ResumeAnalysis['suggestions'][number] => ({
      id: `s-${e}-${i}`,
      kind: 'action',
      path: `experiences.${e}.items.${i}`,
      operation: 'replace',
      before,
      after: drafted(before),
      reason: 'Comece por uma ação.',
      deductionId: null,
    })),
  );
  return ok({
    version: 'resume-1',
    generatedAt: now.toISOString(),
    ...identifyResume(input),
    quality: emptyScore('cv-1.0'),
    deductions: [],
    findings: [],
    match: null,
    suggestions,
  });
}) satisfies ResumeEngine;

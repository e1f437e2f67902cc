import { buildRunWritingJob, type WritableRun, type WritingJob } from '@aura/shared-career';
import type { DraftedText, ResumeAnalysis } from '@aura/shared-domain';
import { resumeEngine } from '../engines.ts';
import { makeResumeRunRequest, someResume } from '../tool-requests.ts';

const drafted = (text: string, gaps: readonly string[] = []): DraftedText => ({
  text,
  facts: [],
  gaps: gaps.map((token) => ({ token, kind: 'number', question: 'Quanto?' })),
  writtenBy: 'template',
});

/** The texts of {@link someJob}. */
const TEMPLATES: Readonly<Record<string, DraftedText>> = {
  's-0-0': drafted('Atendi 40 clientes por dia no balcão da loja e pelo telefone.'),
  's-0-1': drafted('Organizei o estoque da loja com planilhas e reduzi as perdas em [quanto?].', [
    '[quanto?]',
  ]),
  's-0-2': drafted('Treinei colegas novos no sistema de vendas da loja.'),
};

/** A run of a CV with one suggestion for each template. */
function someRun(): WritableRun {
  const { input } = makeResumeRunRequest({
    resume: someResume({ items: ['Atendi 40 clientes por dia', 'Organizei o estoque', 'Treinei colegas'] }),
  });
  const analysis = resumeEngine(input, { now: new Date('2026-11-10T12:00:00Z') });
  if (!analysis.ok) throw new Error(analysis.error.message);
  const suggestions = analysis.value.suggestions.map((suggestion): ResumeAnalysis['suggestions'][number] => ({
    ...suggestion,
    after: TEMPLATES[suggestion.id] ?? suggestion.after,
  }));
  return { tool: 'resume', input, analysis: { ...analysis.value, suggestions } };
}

export const someJob = (): WritingJob => buildRunWritingJob(someRun());

/** Good texts for {@link someJob}. */
export const GOOD: Readonly<Record<string, string>> = {
  's-0-0': 'Atendi 40 clientes por dia, no balcão e pelo telefone da loja.',
  's-0-1': 'Com planilhas, organizei o estoque da loja e reduzi as perdas em [quanto?].',
  's-0-2': 'Treinei no sistema de vendas os colegas novos da loja.',
};

/** An answer in the requested form. */
export const answer = (texts: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ texts: Object.entries(texts).map(([target, text]) => ({ target, text })) });

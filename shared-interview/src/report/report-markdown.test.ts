import { describe, expect, it } from 'vitest';
import { makeGradedAnswer, makeInterview } from '../testing/make-interview.ts';
import { makeQuestion } from '../testing/tagged-reading.ts';
import { reportAsMarkdown } from './report-markdown.ts';

describe('reportAsMarkdown', () => {
  const text = 'Liguei para *todos*.\n\n# Fim <b>\n1. primeiro';
  const markdown = reportAsMarkdown(
    makeInterview(
      [
        [
          makeQuestion({ text: 'Conte sobre um cliente difícil.' }),
          makeGradedAnswer(
            text,
            { structure: 71.25, result: 40 },
            {
              addition: 'Voltaram três.',
              improve: [{ dimensionId: 'result', text: 'Diga quanto mudou.', evidence: [] }],
              stronger: {
                text: 'Liguei para todos. No fim, [o que mudou?].',
                facts: [],
                gaps: [{ token: '[o que mudou?]', kind: 'result', question: 'O que mudou?' }],
                writtenBy: 'template',
              },
            },
          ),
        ],
        [makeQuestion({ id: 'q-2' })],
      ],
      { finishedAt: new Date('2026-03-02T01:30:00Z') },
    ),
  );

  it('contains the report and every answer', () => {
    expect(markdown).toContain('# Simulação de entrevista\n');
    expect(markdown).toContain('- Data: 01/03/2026');
    expect(markdown).toContain('1 pergunta respondida, 1 sem resposta.');
    expect(markdown).toContain('| Estrutura | 71,3 |');
    expect(markdown).toContain('| Tamanho e clareza | sem nota |');
    expect(markdown).toContain('### 1. Conte sobre um cliente difícil.');
    expect(markdown).toContain('> Voltaram três.');
    expect(markdown).toContain(String.raw`- \[o que mudou?\] O que mudou?`);
  });

  it('escapes all text of the person', () => {
    expect(markdown).toContain(String.raw`> Liguei para \*todos\*.`);
    expect(markdown).toContain(String.raw`> \# Fim \<b\>`);
    expect(markdown).toContain(String.raw`> 1\. primeiro`);
  });
});

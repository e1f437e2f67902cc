import { makeScore, type DiagnosisResult } from '@aura/shared-domain';

/** A short diagnosis for pages that show one. It is an invented example. */
export const exampleResult: DiagnosisResult = {
  version: 'diag-1.0',
  variant: 'full',
  generatedAt: '2026-03-10T12:00:00Z',
  inputHash: '0000000000000000',
  goal: { title: 'Analista de dados', occupationId: null, horizonMonths: 12 },
  readiness: makeScore('diag-1.0', {
    dimensions: [
      {
        id: 'skills',
        label: 'Competências do objetivo',
        weight: 1,
        value: 55,
        rule: 'Exemplo do quadro de desenvolvimento.',
        evidence: [],
      },
    ],
    ceilings: [],
  }),
  interests: null,
  anchors: [],
  strengths: [
    {
      id: 'sql',
      title: 'SQL',
      why: 'O currículo mostra o uso em duas experiências.',
      evidence: [
        { source: 'cv', docId: 'cv', start: 0, end: 27, excerpt: 'Consultas em SQL para vendas', line: 4 },
      ],
    },
  ],
  gaps: [
    {
      id: 'estatistica',
      skillId: 'estatistica',
      title: 'Estatística',
      kind: 'important',
      grade: 'absent',
      impact: 0.6,
      effort: 3,
      priority: 0.5,
      why: 'O objetivo pede e o currículo não mostra.',
      adjacentEvidence: [],
    },
  ],
  paths: [],
  plan: [
    {
      id: 'plano-1',
      title: 'Resumir uma base de vendas com média, mediana e desvio',
      description: 'Use uma base pública e escreva o que cada número diz.',
      horizon: 30,
      effortMinutes: 180,
      tool: null,
      doneWhen: 'O resumo está publicado.',
      evidenceAsked: 'O endereço do resumo.',
      gapId: 'estatistica',
      completed: false,
    },
  ],
  risks: [],
  whatWouldChange: [],
  notices: [],
};

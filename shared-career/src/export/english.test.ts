import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { listSentences, withEnglish } from './english.ts';

const RESUME: ResumeStructure = {
  ...createEmptyResume(),
  summary: 'Analista de dados.\nTrabalho com painéis.',
  experiences: [
    {
      title: 'Analista',
      company: 'Loja Sol',
      location: 'Recife, PE',
      start: '2020',
      end: null,
      current: true,
      items: ['Painéis de vendas', 'Trabalho com painéis.'],
    },
  ],
  skills: ['SQL', '2024'],
};

it('asks for each sentence once, and for no name of a company or place', () => {
  expect(listSentences(RESUME)).toEqual([
    'Analista de dados.',
    'Trabalho com painéis.',
    'Analista',
    'Painéis de vendas',
    'SQL',
  ]);
});

it('shows confirmed sentences in English, wherever they stand, and the others as they are', () => {
  const { summary, experiences } = withEnglish(RESUME, [
    { of: 'Trabalho com painéis.', english: 'I build dashboards.' },
    { of: 'Painéis de compras', english: 'Of a sentence that has changed' },
  ]);
  expect(summary).toBe('Analista de dados.\nI build dashboards.');
  expect(experiences[0]).toMatchObject({
    title: 'Analista',
    company: 'Loja Sol',
    items: ['Painéis de vendas', 'I build dashboards.'],
  });
});

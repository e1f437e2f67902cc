import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { findBegun } from './line-form.tsx';

const job = { title: 'Conferente', company: '', location: '', start: null, end: null, current: false };
const resume = {
  ...createEmptyResume(),
  experiences: [{ ...job, items: ['Conferi cargas', 'Treinei 8 pessoas'] }],
};
const reading = { layout: 'plainText' as const, notices: [] };
const input = { resume, reading, goal: '', jobText: '' };
const change = (after: string, reason: string) => ({ operation: 'add', before: '', after, reason }) as const;

test('a task is gone on with at the line that was written for it', () => {
  const changes = [change('Treinei 8 pessoas', 'Tarefa do plano: A.'), change('Conferi cargas', 'Outra.')];
  expect(findBegun({ input, changes }, 'Tarefa do plano: A.')).toEqual({
    job: 'experiences.0',
    line: '1',
    text: 'Treinei 8 pessoas',
  });
  expect(findBegun({ input, changes }, 'Tarefa do plano: B.')).toBeNull();
  expect(findBegun({ input, changes: [change('Apagada depois', 'Outra.')] }, 'Outra.')).toBeNull();
});

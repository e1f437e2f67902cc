import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { putLine } from './put-line.ts';

const job = (items: string[]) => ({
  title: 'Encarregada',
  company: 'Mercado',
  location: '',
  start: null,
  end: null,
  current: true,
  items,
});
const resume = { ...createEmptyResume(), experiences: [job(['Cuidei da seção', 'Fiz pedidos'])] };

test('a line is added to its job, in one line, and the change says so', () => {
  const put = putLine(
    resume,
    { in: 'experiences', index: 0, replaces: null },
    ' Treinei\n6 pessoas ',
    'Plano',
  );
  expect(put.resume.experiences[0]?.items).toEqual(['Cuidei da seção', 'Fiz pedidos', 'Treinei 6 pessoas']);
  expect(put.change).toEqual({ operation: 'add', before: '', after: 'Treinei 6 pessoas', reason: 'Plano' });
});

test('a line takes the place of another one, which the change keeps', () => {
  const put = putLine(
    resume,
    { in: 'experiences', index: 0, replaces: 1 },
    'Fiz 40 pedidos por dia',
    'Plano',
  );
  expect(put.resume.experiences[0]?.items).toEqual(['Cuidei da seção', 'Fiz 40 pedidos por dia']);
  expect(put.change).toMatchObject({ operation: 'replace', before: 'Fiz pedidos' });
});

test('work that the CV does not name comes first, and a summary is replaced', () => {
  const put = putLine(resume, { in: 'newJob', title: ' Bico ', company: '' }, 'Vendi 30 bolos', 'Plano');
  expect(put.resume.experiences.map(({ title, items }) => [title, items[0]])).toEqual([
    ['Bico', 'Vendi 30 bolos'],
    ['Encarregada', 'Cuidei da seção'],
  ]);
  expect(putLine(resume, { in: 'summary' }, 'Doze anos de loja', 'Plano').resume.summary).toBe(
    'Doze anos de loja',
  );
});

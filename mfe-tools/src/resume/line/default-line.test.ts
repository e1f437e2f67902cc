import { judgeLine, hasMetric } from '@aura/shared-career/line-help';
import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { findDefaultLine } from './default-line.ts';
import { listJobs } from './list-jobs.ts';

const job = { title: 'Conferente', company: '', location: '', start: null, end: null, current: false };
const jobs = listJobs({
  ...createEmptyResume(),
  experiences: [{ ...job, items: ['Treinei 8 pessoas', 'Montei planilhas no Excel para o estoque'] }],
});
const rules = { judgeLine, hasMetric };

test('a task begins at the line that shows its skill without a figure, or at one that lacks a figure', () => {
  const line = { job: 'experiences.0', line: '1', text: 'Montei planilhas no Excel para o estoque' };
  expect(findDefaultLine({ kind: 'skill', skillId: 'excel' }, jobs, rules)).toEqual(line);
  expect(findDefaultLine({ kind: 'results' }, jobs, rules)).toEqual(line);
  expect(findDefaultLine({ kind: 'skill', skillId: 'sql' }, jobs, rules)).toBeNull();
  expect(findDefaultLine({ kind: 'summary' }, jobs, rules)).toBeNull();
});

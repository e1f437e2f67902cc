import type { Evidence } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { describeGapGrade } from './gap-grade.ts';

const span = (source: Evidence['source']): Evidence => ({
  source,
  docId: 'um',
  start: 0,
  end: 5,
  excerpt: 'Excel',
});

test('a skill with an example of one’s own lacks a line in the CV, not the example', () => {
  expect(describeGapGrade({ grade: 'listed', adjacentEvidence: [span('cv')] })).toBe(
    'citada, sem exemplo de uso',
  );
  expect(describeGapGrade({ grade: 'listed', adjacentEvidence: [span('answer'), span('cv')] })).toBe(
    'com um exemplo que você deu, ainda fora do currículo',
  );
});

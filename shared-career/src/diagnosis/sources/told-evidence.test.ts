import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { readCv } from '../../cv/cv.ts';
import { findEvidenceSpans } from './told-evidence.ts';

const LINE = 'Recebo umas 90 pessoas por dia e explico como tomar o remédio';
const job = { title: 'Atendente', company: 'Farmácia', location: '', start: '2021-03', end: null };
const cv = readCv({ ...createEmptyResume(), experiences: [{ ...job, current: true, items: [LINE] }] });
const proof = { task: 'task-1', title: 'Mostrar', gapId: 'gap-orientacao-familias', text: LINE, link: '' };

test('a proof that is a line of work in the CV shows the skill there', () => {
  expect(findEvidenceSpans([proof], cv)).toMatchObject([
    { skillId: 'orientacao-familias', shows: true, evidence: { source: 'cv', excerpt: LINE } },
  ]);
});

test('a proof that no line of work tells is the answer of the person, and shows nothing at work', () => {
  const told = { ...proof, text: 'Expliquei o remédio a um vizinho' };
  expect(findEvidenceSpans([told], cv)).toMatchObject([{ shows: false, evidence: { source: 'answer' } }]);
  expect(findEvidenceSpans([proof], null)).toMatchObject([{ shows: false }]);
});

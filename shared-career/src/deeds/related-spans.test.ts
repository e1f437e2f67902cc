import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { readCv } from '../cv/cv.ts';
import { readPerson } from './person.ts';
import { findRelatedSpans } from './related-spans.ts';

const job = { company: 'Central', location: '', start: '2020-01', end: null, current: true };
/** The lines in which a job shows some skills in other words. */
function find(title: string, items: readonly string[], skillIds: readonly string[]) {
  const resume = { ...createEmptyResume(), experiences: [{ ...job, title, items: [...items] }] };
  const person = readPerson(resume, new Date('2026-11-30T12:00:00Z'));
  const spans = findRelatedSpans(skillIds, person, readCv(resume));
  return spans.map(({ skillId, evidence }) => [skillId, evidence.excerpt]);
}

test.each([
  ['direcao-defensiva', 'Viagens entre Goiânia e Belém, sem acidentes em nove anos'],
  ['conciliacao-bancaria', 'Batia o extrato do banco com o sistema: 14 contas por mês'],
])('%s is shown by a line that does not name it', (skillId, line) => {
  expect(find('Colaborador', ['Cheguei sempre na hora', line], [skillId])).toEqual([[skillId, line]]);
});

test.each([
  ['denied', 'Nunca bati o extrato do banco com o sistema'],
  ['done by somebody else', 'O extrato do banco com o sistema quem batia era a contadora'],
])('a line in which it is %s shows nothing', (_, line) => {
  expect(find('Colaborador', [line], ['conciliacao-bancaria'])).toEqual([]);
});

test('the title of a job is no line of work, and neither papers nor behaviour are told in deeds', () => {
  expect(find('Motorista há nove anos sem acidentes', [], ['direcao-defensiva'])).toEqual([]);
  const line = 'Resolvi 40 chamados de emergência por mês';
  expect(find('Colaborador', [line], ['resolucao-problemas', 'cnh-d'])).toEqual([]);
});

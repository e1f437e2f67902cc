import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { findCvSpans } from './cv-skills.ts';
import { readCv } from './cv.ts';

test.each([
  ['Coordeno 14 operadoras de caixa por turno, com escala e folgas', true],
  ['Coordenei a expedição de 180 pedidos por dia com equipe de 11 pessoas', true],
  ['Responsável direta por 9 técnicas de enfermagem', true],
  ['Responsável pelo plantão: escala, supervisão e avaliação de 16 técnicos de enfermagem', true],
  ['Supervisão e manutenção de 16 máquinas', false],
  ['Seis conferentes respondem para mim', true],
  ['Responsável por 30 máquinas', false],
  ['Responsável por 12 fornecedores', false],
  ['Coordenei 3 projetos de melhoria', false],
  ['Cuidei de 3 crianças', false],
  ['Trabalhei com a equipe de vendas', false],
])('%s: shows that people were led: %s', (item, shown) => {
  const job = { title: 'Fiscal', company: 'Mercado', location: '', start: '2020-01', end: null };
  const cv = readCv({ ...createEmptyResume(), experiences: [{ ...job, current: true, items: [item] }] });
  const proofs = findCvSpans(cv).filter(({ skillId, shows }) => skillId === 'lideranca' && shows);
  expect(proofs.map(({ evidence }) => evidence.excerpt)).toEqual(shown ? [item] : []);
});

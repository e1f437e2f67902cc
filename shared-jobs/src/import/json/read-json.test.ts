import { expect, test } from 'vitest';
import { findCode, CONTEXT, read } from '../fixtures.ts';
import { readVacanciesText } from '../read-content.ts';

const FIELDS = {
  title: 'Dev',
  company: { name: 'Loja' },
  description: '<p>Um</p><p>Dois</p>',
  salary_min: 3125.5,
  uf: 'PE',
};
const json = (value: unknown) => readVacanciesText(JSON.stringify(value), CONTEXT);

test('a list, and an object with a list, are read', () => {
  const expected = [
    {
      source: 'json',
      title: 'Dev',
      company: 'Loja',
      description: 'Um\n\nDois',
      salary: { min: 3125.5, max: 3125.5 },
      places: [{ city: '', state: 'PE' }],
    },
  ];
  expect(read(json([FIELDS])).vacancies).toMatchObject(expected);
  expect(read(json({ vagas: [FIELDS] })).vacancies).toMatchObject(expected);
  expect(read(json({ jobs: [FIELDS] })).vacancies).toMatchObject(expected);
  expect(read(json(FIELDS)).vacancies).toMatchObject(expected);
});

test('ads written by Aura stay as they are, also inside tracked jobs', () => {
  const [own] = read(json([FIELDS])).vacancies;
  const saved = { ...own, id: 'adzuna:77', source: 'adzuna', seenOn: '2026-01-02' };
  expect(read(json([saved])).vacancies).toEqual([saved]);
  expect(read(json({ vagas: [{ vacancy: saved, stage: 'applied' }] })).vacancies).toEqual([saved]);
});

test('a refused item is named, and a file without a list of ads is refused as a whole', () => {
  expect(read(json([FIELDS, 'x', { title: 'Sem texto' }])).refused).toEqual([
    { where: 'item 2', reason: 'Não é um objeto com os campos da vaga.' },
    { where: 'item 3', reason: 'Falta a descrição.' },
  ]);
  expect(findCode(json({ nome: 'x' }))).toBe('JSON_INVALIDO');
  expect(findCode(json([]))).toBe('SEM_VAGAS');
  expect(findCode(readVacanciesText('[{"title": "cortado', CONTEXT))).toBe('JSON_INVALIDO');
});

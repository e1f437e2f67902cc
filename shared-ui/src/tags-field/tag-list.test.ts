import { expect, test } from 'vitest';
import { addTags } from './tag-list.ts';

const limits = { max: 4, maxLength: 10 };

test('a typed tag is added without extra white space', () => {
  expect(addTags(['SQL'], '  Power \t BI ', limits)).toEqual({
    tags: ['SQL', 'Power BI'],
    added: ['Power BI'],
    rest: '',
  });
});

test('commas, semicolons and line breaks separate tags, and none of them stays inside one', () => {
  expect(addTags([], 'SQL, R;\nExcel\r\n,', limits).tags).toEqual(['SQL', 'R', 'Excel']);
});

test('empty input changes nothing', () => {
  expect(addTags(['SQL'], ' , ', limits)).toEqual({ tags: ['SQL'], added: [], rest: '' });
});

test.each(['gestão', 'GESTAO', ' Gestao '])('%s is in the list already', (typed) => {
  const { tags, problem } = addTags(['Gestão'], typed, limits);
  expect(tags).toEqual(['Gestão']);
  expect(problem).toContain('já está na lista');
});

test('a refused tag stays to be corrected, the others are added', () => {
  expect(addTags([], 'SQL, uma habilidade longa, R', limits)).toEqual({
    tags: ['SQL', 'R'],
    added: ['SQL', 'R'],
    rest: 'uma habilidade longa',
    problem: 'Use no máximo 10 caracteres em cada item.',
  });
});

test('a full list takes no more', () => {
  const { tags, rest, problem } = addTags(['a', 'b', 'c'], 'd, e', limits);
  expect(tags).toEqual(['a', 'b', 'c', 'd']);
  expect(rest).toBe('e');
  expect(problem).toBe('A lista está cheia: são no máximo 4 itens.');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeWeek, readDayHours, spreadHours } from './week-plan.ts';

test.each([
  ['tenho 1h por dia de seg a sex e 3h no sabado pra estudar excel', '1 1 1 1 1 3 0'],
  ['segunda e quarta 2h, sabado 4h', '2 0 2 0 0 4 0'],
  ['30 min de terca a quinta', '0 0.5 0.5 0.5 0 0 0'],
  ['1h30 nos dias de semana', '1.5 1.5 1.5 1.5 1.5 0 0'],
  ['2h no fim de semana', '0 0 0 0 0 2 2'],
  ['trabalho 8h de segunda a sexta', undefined],
  ['tenho 5 horas', undefined],
])('reads the hours of each day in “%s”', (text, expected) => {
  expect(readDayHours(text)).toBe(expected);
});

test("describes a week: new things and practice by turns, what went wrong, and a problem of one's own on the longest day", () => {
  expect(describeWeek([1, 1, 1, 1, 1, 3, 0], 'excel')).toBe(
    [
      'Segunda e quarta, 1 h: um assunto novo de excel.',
      'Terça e quinta, 1 h: exercícios do que você viu no dia anterior.',
      'Sexta, 1 h: refazer o que você errou na semana.',
      'Sábado, 3 h: um problema seu, do começo ao fim.',
    ].join(' '),
  );
});

test('spreads all hours of a week, to the half hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (halves) => {
      const hours = spreadHours(halves / 2);
      expect(hours).toHaveLength(7);
      expect(hours.reduce((sum, each) => sum + each, 0)).toBe(halves / 2);
    }),
  );
});

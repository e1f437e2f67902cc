import { describe, expect, it } from 'vitest';
import { makeResume } from './fixtures/make-resume.ts';
import { findDeduction, GOOD, NUMBER, computeValue, makeWorkingResume } from './fixtures/measure.ts';

describe('impact', () => {
  it('is full if half of the items name a number, and has no grade under three items', () => {
    expect(computeValue(makeWorkingResume(GOOD, NUMBER), 'impact')).toBeNull();
    expect(computeValue(makeWorkingResume(GOOD, `${GOOD} todos os dias`, 'Servi o café'), 'impact')).toBe(0);
    expect(
      computeValue(makeWorkingResume(GOOD, NUMBER, 'Servi o café', 'Lavei a louça da cantina'), 'impact'),
    ).toBe(50);
    expect(computeValue(makeWorkingResume(GOOD, NUMBER, 'Servi 40 cafés', 'Lavei a louça'), 'impact')).toBe(
      100,
    );
  });

  it('points at the items without one', () => {
    const lines = findDeduction(
      makeWorkingResume(GOOD, NUMBER, 'Servi o café', 'Lavei a louça'),
      'impact-no-result',
    );
    expect(lines?.evidence.map(({ excerpt }) => excerpt)).toEqual([GOOD, 'Servi o café', 'Lavei a louça']);
    expect(lines?.message).toContain('3 itens de 4');
  });

  it('reads projects and volunteering like jobs', () => {
    const volunteer = makeResume({
      other: [{ section: 'Trabalho voluntário', lines: [NUMBER, GOOD, 'Servi 40 cafés'] }],
    });
    expect(computeValue(volunteer, 'impact')).toBe(100);
  });
});

describe('action', () => {
  it('gives half for the first words and half for the length', () => {
    expect(computeValue(makeWorkingResume(GOOD, NUMBER, `${GOOD} hoje`), 'action')).toBe(100);
    expect(computeValue(makeWorkingResume('Servi o café', 'Lavei a louça', 'Limpei o salão'), 'action')).toBe(
      50,
    );
    const long = `Preparei ${'o almoço e o jantar de todos os alunos da escola '.repeat(4)}`;
    expect(computeValue(makeWorkingResume(long, `${long} sempre`, `${long} hoje`), 'action')).toBe(50);
  });

  it('subtracts five for each line with a cliché, fifteen at the most', () => {
    const with_ = (count: number) =>
      makeWorkingResume(
        ...[1, 2, 3, 4, 5].map(
          (at) =>
            `Preparei o almoço número ${at} da creche ${at <= count ? 'de forma proativa' : 'com calma'} e cuidado`,
        ),
      );
    expect([0, 1, 3, 5].map((count) => computeValue(with_(count), 'action'))).toEqual([100, 95, 85, 85]);
  });
});

import { createEmptyResume } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeResume, makeJob } from '../fixtures/make-resume.ts';
import { findDeduction, scoreResume } from '../fixtures/measure.ts';
import { isPlausiblePhone } from './parts.ts';

describe('completeness', () => {
  it('names every missing part, with its points', () => {
    const { deductions } = scoreResume(createEmptyResume());
    const own = deductions.filter(({ dimensionId }) => dimensionId === 'completeness');
    expect(own).toHaveLength(10);
    for (const { message, points } of own) {
      expect(message).toMatch(/^Não encontrei/u);
      expect(points).toBe(10);
    }
  });

  it('gives half for an invalid telephone', () => {
    const at = (phone: string) =>
      findDeduction(makeResume({ contact: { ...createEmptyResume().contact, phone } }), 'complete-phone');
    expect(at('(31) 98765-4321')).toBeUndefined();
    expect(at('98765-4321')?.points).toBe(5);
    expect(at('98765-4321')?.evidence).toHaveLength(1);
    expect(at('')?.points).toBe(10);
  });

  it.each([
    ['+5531987654321', true],
    ['(85) 3233-4455', true],
    ['+351 912 345 678', true],
    ['(11) 99999-9999', false],
    ['+55 10 98765-4321', false],
    ['12345', false],
  ])('%s is a telephone: %s', (phone, plausible) => expect(isPlausiblePhone(phone)).toBe(plausible));

  it('requires the dates of jobs, and none without a job', () => {
    const undated = makeResume({ experiences: [makeJob('Caixa', 'Mercado', [null, null], ['Atendi'])] });
    expect(findDeduction(undated, 'complete-work')?.points).toBe(10);
    expect(findDeduction(undated, 'complete-work')?.evidence.map(({ excerpt }) => excerpt)).toEqual([
      'Caixa',
    ]);
    const young = makeResume({
      other: [{ section: 'Voluntariado', lines: ['Atendi famílias na entrega de cestas'] }],
    });
    expect(findDeduction(young, 'complete-work')).toBeUndefined();
  });
});

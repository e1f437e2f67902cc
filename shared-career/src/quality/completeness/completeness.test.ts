import { createEmptyResume } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { cv, job } from '../fixtures/make-resume.ts';
import { deductionOf, qualityOf } from '../fixtures/measure.ts';
import { isPlausiblePhone } from './phone.ts';

describe('completeness', () => {
  it('names everything that is missing, each with its points', () => {
    const { deductions } = qualityOf(createEmptyResume());
    const own = deductions.filter(({ dimensionId }) => dimensionId === 'completeness');
    expect(own).toHaveLength(10);
    for (const { message, points } of own) {
      expect(message).toMatch(/^Não encontrei/u);
      expect(points).toBe(10);
    }
  });

  it('gives half for a telephone that cannot be right', () => {
    const at = (phone: string) =>
      deductionOf(cv({ contact: { ...createEmptyResume().contact, phone } }), 'complete-phone');
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

  it('asks for the dates of jobs, and of nobody who has had none', () => {
    const undated = cv({ experiences: [job('Caixa', 'Mercado', [null, null], ['Atendi'])] });
    expect(deductionOf(undated, 'complete-work')?.points).toBe(10);
    expect(deductionOf(undated, 'complete-work')?.evidence.map(({ excerpt }) => excerpt)).toEqual(['Caixa']);
    const young = cv({
      other: [{ section: 'Voluntariado', lines: ['Atendi famílias na entrega de cestas'] }],
    });
    expect(deductionOf(young, 'complete-work')).toBeUndefined();
  });
});

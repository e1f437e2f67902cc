import { NOTHING_PRACTISED } from '@aura/shared-domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gradePractice } from './practice.ts';

const value = (record: Partial<typeof NOTHING_PRACTISED>) =>
  gradePractice({ ...NOTHING_PRACTISED, ...record }).value;

it('is no data, not zero, before there is enough, and says how far the person is', () => {
  const { value: none, rule } = gradePractice({ ...NOTHING_PRACTISED, lessons: 1 });
  expect(none).toBeNull();
  expect(rule).toContain('1 lição concluída');
  expect(value({ lessons: 2, applications: 2 })).toBeNull();
});

it.each([
  [{ simulations: [80, 60] }, 70],
  [{ lessons: 3 }, 60],
  [{ applications: 9 }, 100],
  [{ simulations: [50], lessons: 2, applications: 1 }, 76],
])('%o gives %d', (record, expected) => expect(value(record)).toBe(expected));

it('never falls by a lesson or an application, and stays within 0 and 100', () => {
  const count = fc.nat({ max: 20 });
  const grades = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(grades, count, count, (simulations, lessons, applications) => {
      const before = value({ simulations, lessons, applications }) ?? -1;
      const more = [
        value({ simulations, lessons: lessons + 1, applications }),
        value({ simulations, lessons, applications: applications + 1 }),
      ];
      for (const after of more) {
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(100);
      }
      expect(before).toBeGreaterThanOrEqual(0);
    }),
  );
});

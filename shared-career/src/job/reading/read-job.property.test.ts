import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ADS } from '../../generated/samples/ads.ts';
import { readJob } from './read-job.ts';

const pieces = fc.constantFrom(
  ...Object.values(ADS).flatMap((ad) => ad.split('\n')),
  'E\u0301 necessário experie\u0302ncia com o\ufb03ce e Power BI',
  '👷🏽 CNH D ou E 🚛',
  'In\u200bglês flu\u00adente',
  '',
);

it('quotes every ad in its exact words, for any combination of parts', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme' })), { minLength: 10 }), (lines) => {
      const text = lines.join('\n');
      const result = readJob(text);
      if (!result.ok) return;
      const { requirements, responsibilities } = result.value;
      for (const { start, end, excerpt } of [
        ...requirements.flatMap((one) => one.evidence),
        ...responsibilities,
      ])
        expect(text.slice(start, end)).toBe(excerpt);
    }),
    { seed: 11, numRuns: 200 },
  );
});

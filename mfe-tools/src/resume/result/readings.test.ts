import type { RequirementMatch } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { listMissingKnockOuts } from './readings.ts';

const makeRequirement = (label: string, knockOut: boolean, changes: Partial<RequirementMatch>) =>
  ({ requirement: { label, knockOut }, grade: 'absent', ...changes }) as RequirementMatch;

test('only what ends an application and is missing is named, not what is open or met', () => {
  const requirements = [
    makeRequirement('CNH E', true, {}),
    makeRequirement('COREN', true, { open: true }),
    makeRequirement('CRC', true, { grade: 'proven' }),
    makeRequirement('Excel', false, {}),
  ];
  expect(listMissingKnockOuts({ requirements })).toEqual(['CNH E']);
});

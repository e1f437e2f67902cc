import { renderResumeText } from '@aura/shared-career/render';
import { createEmptyResume, createProfile, type StoredResumeVersion } from '@aura/shared-domain';
import { makeDiagnosis } from '@aura/shared-domain/testing';
import { expect, test } from 'vitest';
import { chooseBaseVersion } from './base-version.ts';

const cv = (summary: string) => ({ ...createEmptyResume(), summary });
const profile = {
  ...createProfile('Ana'),
  resumeText: renderResumeText(cv('Do perfil')),
  lastDiagnosisResult: { ...makeDiagnosis(), generatedAt: '2026-11-10T12:00:00.000Z' },
};
const version = (id: string, day: string) => ({
  id,
  createdAt: new Date(day),
  run: {
    input: { resume: cv(id), reading: { layout: 'plainText', notices: [] }, goal: '', jobText: '' },
  } as unknown as StoredResumeVersion,
});
const madeOn = (...args: Parameters<typeof chooseBaseVersion>) =>
  chooseBaseVersion(...args)
    .madeAt?.toISOString()
    .slice(0, 10) ?? null;
const summaryOf = (...args: Parameters<typeof chooseBaseVersion>) => {
  const { id, input } = chooseBaseVersion(...args);
  return [id, input.resume.summary];
};

test('a line goes into the newest CV: a version since the diagnosis, else that of the profile', () => {
  const [newer, older] = [version('newer', '2026-11-11'), version('older', '2026-11-09')];
  expect(summaryOf(profile, [newer, older])).toEqual(['newer', 'newer']);
  expect(summaryOf(profile, [older])).toEqual([null, 'Do perfil']);
  expect(summaryOf({ ...profile, resumeText: '' }, [older])).toEqual(['older', 'older']);
  expect(summaryOf({ ...profile, resumeText: '' }, [])).toEqual([null, '']);
  expect([madeOn(profile, [newer]), madeOn(profile, [older])]).toEqual(['2026-11-11', '2026-11-10']);
  expect(madeOn({ ...profile, lastDiagnosisResult: null }, [])).toBeNull();
});

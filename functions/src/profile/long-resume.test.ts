import type { ResumeStructure } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { someResume } from '../../test-support/tool-requests.ts';
import { isLongResume, LONG_RESUME, MOST_LINES } from './long-resume.ts';

const [job] = someResume().experiences;
const makeJobs = (jobs: number, items: number): ResumeStructure => ({
  ...someResume(),
  experiences: Array.from({ length: jobs }, () => ({ ...job, items: Array(items).fill('Atendi') })) as never,
});

test.each([
  ['forty jobs of fifteen lines, more than twelve pages hold', makeJobs(40, 15), false],
  ['thirty times thirty lines', makeJobs(30, 30), false],
  ['as many lines as the fields can hold', makeJobs(80, 80), true],
  ['as many lines in one text', { ...someResume(), summary: 'a\n'.repeat(MOST_LINES) }, true],
])('a CV of %s is within the bound, or beyond it', (_, resume, isLong) => {
  expect(isLongResume(resume)).toBe(isLong);
});

test('a person reads how long a CV may be', () => {
  expect(LONG_RESUME.message).toContain('1.200 linhas');
});

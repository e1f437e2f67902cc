import { createEmptyResume } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import { mayShowGap } from './work-gap.ts';

const job = (start: string | null, end: string | null) => ({
  title: 'Analista',
  company: 'Azul',
  location: '',
  start,
  end,
  current: end === null && start !== null,
  items: [],
});
const withJobs = (...experiences: readonly ReturnType<typeof job>[]) => ({
  ...createEmptyResume(),
  experiences: [...experiences],
});

describe('a time without work', () => {
  it.each([
    [true, withJobs()],
    [true, withJobs(job('2020-01', '2021-03'))],
    [true, withJobs(job('2023-01', null), job('2020-01', '2021-03'))],
    [true, withJobs(job(null, null))],
    [false, withJobs(job('2021-05', null), job('2020-01', '2021-03'))],
    [false, withJobs(job('2021', null), job('2019', '2020'))],
  ])('%s', (isShown, resume) => {
    expect(mayShowGap(resume)).toBe(isShown);
  });

  it('is not asked about if the CV shows none', () => {
    const idsOf = (resume: ReturnType<typeof withJobs>) =>
      Array.from({ length: 60 }, (_, at) =>
        chooseQuestions({
          setup: { savedJobId: null, role: 'Analista', level: 'mid', kind: 'hr', questions: 8, mode: 'text' },
          seed: `s${at}`,
          asked: [],
          jobTitle: null,
          resume,
        }).map(({ id }) => id),
      ).flat();
    expect(idsOf(withJobs(job('2020-01', null)))).not.toContain('mot-9');
    expect(idsOf(withJobs(job('2020-01', '2021-01')))).toContain('mot-9');
  });
});

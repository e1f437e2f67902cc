import { describe, expect, it } from 'vitest';
import { judgeText, buildWritingJob } from '@aura/shared-career';
import { createEmptyResume, MAX_WRITTEN_CHARACTERS, type Interview } from '@aura/shared-domain';
import { interviewEngine, startRequest } from '../../test-support/interviews.ts';
import { describeNarrator, listStrongerTargets } from './stronger-targets.ts';

const questions = interviewEngine.choose({
  setup: startRequest().setup,
  seed: '',
  asked: [],
  jobTitle: null,
  resume: null,
  requirements: [],
});

/** A simulation whose questions have these answers, oldest first. */
function answeredWith(...texts: readonly (readonly string[])[]): Pick<Interview, 'questions' | 'answers'> {
  const answers = texts.map((attempts, at) => ({
    questionId: questions[at]?.id ?? '',
    attempts: attempts.map((text) => {
      const question = questions[at] ?? questions[0]!;
      const input = {
        question,
        text,
        speech: null,
        role: '',
        jobRequirements: [],
        resume: null,
        interviewId: 'i',
        earlier: [],
      };
      const analysis = interviewEngine.analyse(input);
      if (!analysis.ok) throw new Error(analysis.error.message);
      return { text, addition: null, speech: null, gradedAt: new Date(0), analysis: analysis.value };
    }),
  }));
  return { questions: [...questions], answers: answers.filter(({ attempts }) => attempts.length > 0) };
}

const FIRST = 'Organizei o estoque da loja com planilhas.';
const SECOND = 'Organizei o estoque da loja e reduzi as perdas em 12%.';

describe('listStrongerTargets', () => {
  it('are of the last answer to each question, in the order asked', () => {
    const targets = listStrongerTargets(answeredWith([FIRST, SECOND], [], [FIRST]));
    expect(targets).toMatchObject([
      { id: 'stronger.q0', kind: 'stronger', before: '', template: { text: SECOND }, multiline: true },
      { id: 'stronger.q2', template: { text: FIRST } },
    ]);
  });

  it('leave room for half as much again, at least for a paragraph and at most for what a page shows', () => {
    const lengths = [FIRST, 'Organizei o estoque. '.repeat(50), 'Organizei o estoque. '.repeat(180)];
    const targets = listStrongerTargets(answeredWith(...lengths.map((text) => [text])));
    expect(targets.map(({ maxLength }) => maxLength)).toEqual([600, 1575, MAX_WRITTEN_CHARACTERS]);
  });

  it('leave out texts that could not be shown again', () => {
    expect(listStrongerTargets(answeredWith(['Organizei o estoque. '.repeat(200)]))).toEqual([]);
  });
});

describe('narrator', () => {
  const resume = {
    ...createEmptyResume(),
    contact: {
      name: 'Quitéria Canário',
      email: 'quiteria@exemplo.invalid',
      phone: '+5521912345678',
      location: 'Niterói',
      links: ['linkedin.com/in/quiteria'],
    },
  };
  const text =
    'Eu, Quitéria Canário, organizei o estoque e respondi por quiteria@exemplo.invalid e mais nada.';
  const job = buildWritingJob(listStrongerTargets(answeredWith([text])), {
    goal: 'Gerente',
    identity: describeNarrator('Tetê Canário', resume),
  });

  it('is hidden from a model, and put back into its text', () => {
    expect(job.prompt().data).not.toMatch(/quit[eé]ria|can[aá]rio|exemplo\.invalid/iu);
    const sent = JSON.parse(job.prompt().data) as { textos: readonly { modelo: string }[] };
    const [target] = job.targets;
    expect(target && judgeText(target, sent.textos[0]?.modelo, job.mask)).toEqual({ ok: true, value: text });
  });

  it('is only the account without a CV', () => {
    expect(describeNarrator('Tetê', null)).toEqual({ names: ['Tetê', ''], contacts: [] });
  });
});

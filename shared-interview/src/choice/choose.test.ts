import {
  INTERVIEW_LIMITS,
  InterviewKindSchema,
  InterviewLevelSchema,
  type InterviewSetup,
} from '@aura/shared-domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACKS, QUESTIONS } from '../bank/index.ts';
import { makeQuestion } from '../testing/tagged-reading.ts';
import { findTechnicalQuestions } from '../technical/technical-question.ts';
import { chooseFrom } from './choose.ts';
import { chooseQuestions } from './choose-questions.ts';

const setupWith = (fields: Partial<InterviewSetup>): InterviewSetup => ({
  savedJobId: null,
  role: 'Desenvolvedora back-end',
  level: 'mid',
  kind: 'hr',
  questions: 6,
  mode: 'text',
  ...fields,
});
const choose = (
  fields: Partial<InterviewSetup>,
  seed = 's',
  asked: readonly string[] = [],
  jobTitle: string | null = null,
) => chooseQuestions({ setup: setupWith(fields), seed, asked, jobTitle });
const ids = (questions: readonly { readonly id: string }[]): string[] => questions.map(({ id }) => id);

describe('chooseQuestions', () => {
  it('gives the requested number, without a repetition, the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...InterviewKindSchema.options),
        fc.constantFrom(...InterviewLevelSchema.options),
        fc.integer({ min: INTERVIEW_LIMITS.questions.minimum, max: INTERVIEW_LIMITS.questions.maximum }),
        fc.string(),
        (kind, level, questions, seed) => {
          const chosen = choose({ kind, level, questions }, seed);
          expect(chosen).toHaveLength(questions);
          expect(new Set(ids(chosen)).size).toBe(questions);
          expect(choose({ kind, level, questions }, seed)).toEqual(chosen);
          expect(chosen.every(({ language }) => language === (kind === 'english' ? 'en' : 'pt'))).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('opens a conversation with the person, then spreads over the competencies', () => {
    for (const kind of ['hr', 'english'] as const) {
      const chosen = choose({ kind, questions: 8 });
      expect(chosen[0]).toMatchObject({ topic: 'motivation' });
      expect(new Set(chosen.map(({ topic }) => topic)).size).toBe(8);
      expect(chosen.some(({ topic }) => topic === 'technical' || topic === 'case')).toBe(false);
    }
    expect(choose({ kind: 'hr' })[0]?.shape).toBe('presentation');
  });

  it('lets a manager ask about the trade, delivery, problems and leadership', () => {
    const topics = choose({ kind: 'manager', questions: 4 }).map(({ topic }) => topic);
    expect(topics.toSorted()).toEqual(['delivery', 'leadership', 'problemSolving', 'technical']);
  });

  it("asks practice and cases of the person's trade first, and none of another", () => {
    const knowledge = ids(findTechnicalQuestions('dev-backend'));
    const own = new Set([...ids(PACKS.technology), ...ids(PACKS.general), ...knowledge]);
    for (const kind of ['technical', 'case'] as const) {
      const chosen = choose({ kind, questions: 8 });
      expect(chosen.every(({ id, topic }) => own.has(id) && topic === kind)).toBe(true);
      expect(ids(PACKS.technology)).toContain(chosen.find(({ id }) => !knowledge.includes(id))?.id);
    }
  });

  it('asks knowledge of the occupation in half of a technical interview, alternating with experience', () => {
    const knowledge = ids(findTechnicalQuestions('eletricista'));
    const known = (fields: Partial<InterviewSetup>, jobTitle: string | null = null, asked: string[] = []) =>
      ids(choose({ kind: 'technical', questions: 6, ...fields }, 's', asked, jobTitle)).map((id) =>
        knowledge.includes(id),
      );
    const turns = [true, false, true, false, true, false];
    expect(known({ role: 'Eletricista' })).toEqual(turns);
    expect(known({ role: 'Supervisor' }, 'Eletricista')).toEqual(turns);
    expect(known({ role: 'Eletricista', kind: 'manager' })).not.toContain(true);
    expect(known({ role: 'Astronauta' })).not.toContain(true);
    const late = knowledge.slice(0, 2);
    const chosen = ids(choose({ kind: 'technical', role: 'Eletricista', questions: 6 }, 's', late));
    expect(chosen.filter((id) => late.includes(id))).toEqual([]);
  });

  it.each(['Técnico em Farmácia', 'Atendente de Farmácia', 'Farmacêutica'])(
    'asks pharmacy of a %s, and nothing of the ward',
    (role) => {
      const chosen = ids(choose({ kind: 'technical', role, questions: 8, level: 'junior' }));
      const ward = new Set(ids(PACKS.health));
      expect(chosen.filter((id) => ward.has(id))).toEqual([]);
      expect(chosen.filter((id) => id.includes('farma')).length).toBe(4);
    },
  );

  it('asks no case of another trade of the same pack', () => {
    for (const role of ['Pedreiro', 'Cozinheira', 'Fisioterapeuta'])
      expect(ids(choose({ kind: 'case', role })).filter((id) => !id.startsWith('ger-'))).toEqual([]);
  });

  it('takes the trade of the job if the role names none', () => {
    const [, second] = choose({ kind: 'technical', role: 'Analista' }, 's', [], 'Desenvolvedor back-end');
    expect(ids(PACKS.technology)).toContain(second?.id);
  });

  it("asks at the person's level while it has questions", () => {
    for (const level of InterviewLevelSchema.options)
      expect(
        choose({ level, kind: 'hr', questions: 8 }).every((one) => one.level === level || one.level === null),
      ).toBe(true);
  });

  it('keeps questions for leaders to leaders, as long as others are left', () => {
    for (const level of ['junior', 'mid'] as const)
      for (const kind of ['technical', 'case'] as const) {
        const chosen = choose({ level, kind, role: 'Vendedora externa', questions: 8 });
        expect(chosen.map((question) => question.level)).not.toContain('senior');
      }
  });

  it('repeats no recent question while others are left', () => {
    let asked: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const chosen = ids(choose({ kind: 'hr', questions: 8 }, `round ${round}`, asked));
      expect(chosen.filter((id) => asked.includes(id))).toEqual([]);
      asked = [...chosen, ...asked];
    }
    expect(asked.every((id) => QUESTIONS.some((question) => question.id === id))).toBe(true);
  });

  it('asks other questions with another seed', () => {
    const sets = ['a', 'b', 'c', 'd'].map((seed) => ids(choose({ kind: 'hr' }, seed)).join());
    expect(new Set(sets).size).toBe(4);
  });
});

describe('chooseFrom', () => {
  const bank = ['a', 'b', 'c'].map((id) => makeQuestion({ id, topic: 'technical' }));
  const choice = {
    setup: setupWith({ kind: 'technical', questions: 3 }),
    seed: '',
    packs: [new Set(['a', 'b', 'c'])],
  };

  it('asks the oldest question first again', () => {
    expect(ids(chooseFrom(bank, { ...choice, asked: ['b', 'c'] }))).toEqual(['a', 'c', 'b']);
  });

  it('gives fewer questions if there are no more', () => {
    expect(chooseFrom(bank, { ...choice, asked: [], packs: [new Set(['a'])] })).toHaveLength(1);
    expect(chooseFrom([], { ...choice, asked: [] })).toEqual([]);
  });
});

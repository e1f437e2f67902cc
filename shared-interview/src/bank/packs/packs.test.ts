import type { InterviewQuestion } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { PACK_IDS, PACKS } from '../index.ts';

const LEVELS = ['junior', 'mid', 'senior'] as const;
const LETTERS = { junior: 'j', mid: 'm', senior: 's' } as const;
const KINDS = [
  { topic: 'technical', letter: 't', shape: 'story', least: 3 },
  { topic: 'case', letter: 'c', shape: 'plan', least: 2 },
] as const;

const everyQuestion = PACK_IDS.flatMap((pack) => PACKS[pack]);
const idsWhere = (wrong: (question: InterviewQuestion) => boolean) =>
  everyQuestion.filter(wrong).map(({ id }) => id);

describe('packs', () => {
  it('have three questions of practice and two cases for every level', () => {
    const scarce = PACK_IDS.flatMap((pack) =>
      KINDS.flatMap(({ topic, least }) =>
        LEVELS.filter(
          (level) =>
            PACKS[pack].filter((question) => question.topic === topic && question.level === level).length <
            least,
        ).map((level) => `${pack} ${topic} ${level}`),
      ),
    );
    expect(scarce).toEqual([]);
  });

  it('have ids with pack, kind and level', () => {
    const prefixes = PACK_IDS.map((pack) => {
      const [prefix = ''] = PACKS[pack].map(({ id }) => id.split('-')[0] ?? '');
      const wrong = PACKS[pack].filter(({ id, topic, level }) => {
        const kind = KINDS.find((one) => one.topic === topic);
        return !new RegExp(`^${prefix}-${kind?.letter ?? '?'}-${level ? LETTERS[level] : '?'}-\\d$`).test(id);
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
      return prefix;
    });
    expect(new Set(prefixes).size).toBe(PACK_IDS.length);
  });

  it('ask for a story of the trade, and for a plan if the situation is made up', () => {
    expect(
      idsWhere(({ topic, shape }) => KINDS.find((kind) => kind.topic === topic)?.shape !== shape),
    ).toEqual([]);
  });

  it('have their own follow-up questions for about a third', () => {
    const scarce = PACK_IDS.filter((pack) => {
      const followed = PACKS[pack].filter(({ followUps }) => Object.keys(followUps).length > 1);
      return followed.length < PACKS[pack].length / 3;
    });
    expect(scarce).toEqual([]);
  });
});

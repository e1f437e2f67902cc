import { describe, expect, it } from 'vitest';
import { foldKey } from '@aura/shared-career';
import { CHECKED_ON, LAW_NOTICE, LAWS, listLaws, UNLAWFUL_QUESTIONS, type LawFact } from './index.ts';

const questions = UNLAWFUL_QUESTIONS.map((one) => [one.id, one] as const);
const facts: readonly (readonly [string, LawFact])[] = Object.entries(LAWS);

const ASKED_MOST = `
  pregnancy children marriage religion orientation politics union
  treatment hiv disability age appearance home criminal-record credit`
  .trim()
  .split(/\s+/u);
const OFFICIAL = /^https:\/\/[a-z0-9.]+\.(gov|jus)\.br\//;
const THREAT = /\b(processar voce|denunci|crime|ilegal|proibid|advogad|justica)/;
const JOB =
  /\b(vaga|trabalh|funcao|atividade|escala|horario|jornada|tarefa|entrega|equipe|experiencia|viajar|cliente|regras de conduta)/;

describe('training for questions that do not belong in an interview', () => {
  it('has each question once', () => {
    expect(new Set(UNLAWFUL_QUESTIONS.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(UNLAWFUL_QUESTIONS.map(({ question }) => question)).size).toBe(questions.length);
  });

  it('covers the most frequent questions', () => {
    const covered = new Set(UNLAWFUL_QUESTIONS.map(({ id }) => id));
    expect(ASKED_MOST.filter((id) => !covered.has(id))).toEqual([]);
  });

  it.each(questions)('answers "%s" shortly, without a threat, and turns to the job', (_, one) => {
    for (const answer of [one.calmAnswer, one.ifInsists]) {
      expect(foldKey(answer)).toMatch(JOB);
      expect(foldKey(answer)).not.toMatch(THREAT);
      expect(answer.split(/\s+/u).length).toBeLessThanOrEqual(50);
    }
  });

  it.each(questions)('cites laws for "%s", none twice', (_, one) => {
    expect(listLaws(one).length).toBeGreaterThan(0);
    expect(new Set(listLaws(one)).size).toBe(listLaws(one).length);
  });
});

describe('facts of law', () => {
  it.each(facts)('of %s have one sentence and an official address', (_, { where, content, address }) => {
    expect(where).not.toBe('');
    expect(content).toMatch(/\.$/);
    expect(content).not.toMatch(/[.?!]\s/);
    expect(address).toMatch(OFFICIAL);
  });

  it('say when they were compared, or why they were not', () => {
    const silent = facts.filter(([, { check }]) =>
      check.verified ? check.checkedOn !== CHECKED_ON : check.reason === '',
    );
    expect(silent).toEqual([]);
  });

  it('contain no unused law', () => {
    const used = new Set<string>(UNLAWFUL_QUESTIONS.flatMap(({ lawIds }) => lawIds));
    expect(Object.keys(LAWS).filter((id) => !used.has(id))).toEqual([]);
  });

  it('include a notice that they are no legal opinion', () => {
    expect(LAW_NOTICE).toContain('não é parecer jurídico');
  });
});

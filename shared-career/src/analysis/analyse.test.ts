import {
  recompute,
  type ResumeAnalysis,
  type ResumeAnalysisInput,
  ResumeAnalysisSchema,
} from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyResume } from '../diagnosis/fixtures/arbitrary.ts';
import { CLEAN, NOW } from '../quality/fixtures/make-resume.ts';
import { PAIRS } from '../generated/samples/pairs.ts';
import { analyseResume } from './analyse.ts';

const AD = `Enfermeira de UTI
Hospital de grande porte contrata para o período noturno.

Responsabilidades
- Supervisionar a equipe de técnicos de enfermagem
- Acompanhar indicadores de segurança do paciente

Requisitos
- Graduação em Enfermagem
- COREN ativo
- Experiência com UTI adulto
- Conhecimento em sepse

Desejável
- Inglês intermediário`;

const [NURSE] = PAIRS;
const input = (change: Partial<ResumeAnalysisInput> = {}): ResumeAnalysisInput => {
  if (!NURSE) throw new Error('no pair');
  return { resume: NURSE.strong, reading: CLEAN, goal: 'Enfermeira', jobText: AD, ...change };
};
const analyse = (one: ResumeAnalysisInput): ResumeAnalysis => {
  const result = analyseResume(one, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** The same value with the keys of every object in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, shuffled(field)]),
  );
}

describe('analyseResume', () => {
  it('quotes an ad only in its own words', () => {
    const ads = [
      AD,
      [
        'Enfermeiro para UTI adulto\n\nRequisitos\n- Atuar com doentes graves e ventilação mecânica',
        '- Conduzir o time de técnicos\n- Vivência no cuidado de pacientes sépticos e curativos complexos',
        '- Prevenção de lesão por pressão',
      ].join('\n'),
    ];
    const people = PAIRS.slice(0, 3).map(({ strong }) => ({ ...strong, skills: [] }));
    const reasons = people
      .flatMap((resume) =>
        ads.flatMap((jobText) =>
          analyse(input({ resume, jobText })).suggestions.map(({ reason }) => ({ jobText, reason })),
        ),
      )
      .filter(({ reason }) => reason.includes('A vaga pede'));
    expect(reasons.length).toBeGreaterThan(1);
    for (const { jobText, reason } of reasons)
      for (const [, quoted = ''] of reason.matchAll(/“([^”]+)”/gu)) expect(jobText).toContain(quoted);
  });

  it('puts quality, match and suggestions together', () => {
    const analysis = analyse(input());
    expect(v.is(ResumeAnalysisSchema, analysis)).toBe(true);
    expect(analysis.quality.version).toBe('cv-1.0');
    expect(analysis.match?.score.version).toBe('match-2.2');
    expect(analysis.match?.requirements.length).toBeGreaterThan(2);
    expect(analyse(input({ resume: NURSE?.weak ?? input().resume })).suggestions.length).toBeGreaterThan(0);
  });

  it('compares with no ad if there is none', () => {
    expect(analyse(input({ jobText: '  \n ' })).match).toBeNull();
  });

  it('says why an ad is unreadable', () => {
    const result = analyseResume(input({ jobText: 'Vaga de enfermeira' }), { now: NOW });
    expect(result.ok ? null : result.error.code).toBe('VAGA_CURTA');
  });

  it('names the input by its content and not by its time', () => {
    const hash = (one: ResumeAnalysisInput, now = NOW): string | null => {
      const result = analyseResume(one, { now });
      return result.ok ? result.value.inputHash : null;
    };
    expect(hash(input(), new Date('2026-03-03T00:00:00Z'))).toBe(hash(input()));
    expect(hash(input({ goal: 'Coordenadora' }))).not.toBe(hash(input()));
    expect(hash(input({ jobText: '' }))).not.toBe(hash(input()));
  });

  it('gives the same valid bytes three times, in any order of the keys', () => {
    fc.assert(
      fc.property(
        anyResume,
        fc.constantFrom('', AD),
        fc.constantFrom('', 'Analista de Dados'),
        (resume, jobText, goal) => {
          const one = input({ resume, jobText, goal });
          const analysis = analyse(one);
          const bytes = JSON.stringify(analysis);
          expect(v.is(ResumeAnalysisSchema, analysis)).toBe(true);
          expect(analysis.quality.value).toBe(recompute(analysis.quality));
          expect(JSON.stringify(analyse(one))).toBe(bytes);
          expect(JSON.stringify(analyse(shuffled(one) as ResumeAnalysisInput))).toBe(bytes);
          expect(new Set(analysis.suggestions.map(({ id }) => id)).size).toBe(analysis.suggestions.length);
        },
      ),
      { numRuns: scaleRuns(12, 40) },
    );
  });

  it('points every suggestion at an existing deduction', () => {
    for (const { weak, role } of PAIRS) {
      const { suggestions, deductions } = analyse(input({ resume: weak, goal: role, jobText: '' }));
      const ids = new Set(deductions.map(({ id }) => id));
      for (const { deductionId } of suggestions)
        expect(deductionId === null || ids.has(deductionId)).toBe(true);
    }
  });
});

import type { DraftedText, LinkedInAnalysisInput } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { guardText, sourceOfFacts } from '../../facts/index.ts';
import { renderResumeText } from '../../resume/render/index.ts';
import { GOALS, inputOf, resumeLike } from '../fixtures/input.ts';
import type { PersonName } from '../fixtures/people.ts';
import { profileOf } from '../fixtures/read.ts';
import { renderLinkedInText } from '../render/render.ts';
import { gatherMeasures } from '../score/input.ts';
import { draftAbout } from './about.ts';
import { draftHeadlines } from './headlines.ts';

const people = Object.keys(GOALS) as PersonName[];
const pairs = people.flatMap((name) => people.map((other) => [name, other] as const));

const headlines = (input: LinkedInAnalysisInput) => draftHeadlines(gatherMeasures(input));
const about = (input: LinkedInAnalysisInput) => draftAbout(gatherMeasures(input));

function violations({ text, gaps }: DraftedText, input: LinkedInAnalysisInput) {
  const source = sourceOfFacts([
    renderLinkedInText(input.profile),
    ...(input.resume ? [renderResumeText(input.resume)] : []),
    input.goal,
  ]);
  return guardText(
    text,
    source,
    gaps.map(({ token }) => token),
  );
}

describe('drafted texts', () => {
  it.each(people)('say nothing about %s that profile, CV and goal do not say', (name) => {
    const resume = resumeLike(profileOf(name));
    for (const input of [inputOf(name), inputOf(name, { goal: '' }), inputOf(name, { resume })]) {
      for (const { drafted } of headlines(input)) expect(violations(drafted, input)).toEqual([]);
      expect(violations(about(input).drafted, input)).toEqual([]);
    }
  });

  it.each(pairs)('hold for %s with the goal of %s', (name, other) => {
    const input = inputOf(name, { goal: GOALS[other] });
    for (const { drafted, characters } of headlines(input)) {
      expect(violations(drafted, input)).toEqual([]);
      expect(characters).toBe(drafted.text.length);
      expect(characters).toBeLessThanOrEqual(220);
    }
    const text = about(input).drafted.text;
    expect(text.length).toBeLessThanOrEqual(1800);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(500);
  });

  it('rest on facts of the person, each once', () => {
    for (const { drafted } of headlines(inputOf('data'))) {
      expect(drafted.facts.length).toBeGreaterThan(0);
      expect(new Set(drafted.facts.map(({ id }) => id)).size).toBe(drafted.facts.length);
      expect(drafted.writtenBy).toBe('template');
    }
  });
});

describe('draftHeadlines', () => {
  it('builds three by named formulas', () => {
    const [first, second, third] = headlines(inputOf('data'));
    expect(first?.formula).toBe('Cargo | Especialidades | Resultado');
    expect(first?.drafted.text).toMatch(/^Analista de Dados \| SQL · .+ \| Reduzi em 30% /u);
    expect(second?.drafted.text).toContain('Experiência com 12 lojas');
    expect(third?.drafted.text).toContain('Analista de Dados na Rede Mercado Bom');
  });

  it('asks for what is missing', () => {
    const texts = headlines(inputOf('driver', {}, { experiences: [], skills: [] }));
    expect(texts[0]?.drafted.text).toBe(
      'Em transição para Motorista de Caminhão | [especialidade] | [resultado]',
    );
    expect(texts[0]?.drafted.gaps.map(({ token }) => token).toSorted()).toEqual([
      '[especialidade]',
      '[resultado]',
    ]);
  });

  it('claims no role that was not held', () => {
    for (const { drafted } of headlines(inputOf('teacher'))) {
      expect(drafted.text).toContain('em transição para Gerente de Projetos');
      expect(drafted.text).not.toMatch(/^Gerente de Projetos/u);
    }
  });

  it('fits the longest titles', () => {
    const input = inputOf('data');
    const long = 'Analista de Dados e de Processos de Abastecimento das Lojas da Região Metropolitana';
    const experiences = input.profile.experiences.map((entry) => ({ ...entry, title: long, company: long }));
    for (const { characters } of headlines({ ...input, profile: { ...input.profile, experiences } }))
      expect(characters).toBeLessThanOrEqual(220);
  });
});

describe('draftAbout', () => {
  it('is 600 to 1,800 characters where the facts allow it, in the first person, role and value first', () => {
    const { drafted, characters } = about(inputOf('data'));
    expect(characters).toBeGreaterThanOrEqual(600);
    const opening = drafted.text.slice(0, 200);
    expect(opening).toMatch(/^Atuo como Analista de Dados na Rede Mercado Bom/u);
    expect(opening).toContain('reduzi em 30%');
    expect(drafted.gaps).toEqual([]);
  });

  it('asks for a result where no line has one', () => {
    const { drafted } = about(inputOf('nurse', {}, { experiences: [] }));
    expect(drafted.gaps.map(({ token }) => token)).toContain('[resultado]');
  });
});

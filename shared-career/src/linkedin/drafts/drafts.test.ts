import type { DraftedText, LinkedInAnalysisInput } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { guardText, readFactSource } from '../../facts/index.ts';
import { renderResumeText } from '../../resume/render/index.ts';
import { GOALS, makeInput, makeResumeLike } from '../fixtures/input.ts';
import type { PersonName } from '../fixtures/people.ts';
import { readProfileOf } from '../fixtures/read.ts';
import { renderLinkedInText } from '../render/render.ts';
import { gatherMeasures } from '../score/input.ts';
import { draftAbout } from './about.ts';
import { draftHeadlines } from './headlines.ts';

const people = Object.keys(GOALS) as PersonName[];
const pairs = people.flatMap((name) => people.map((other) => [name, other] as const));

const headlines = (input: LinkedInAnalysisInput) => draftHeadlines(gatherMeasures(input));
const about = (input: LinkedInAnalysisInput) => draftAbout(gatherMeasures(input));

function violations({ text, gaps }: DraftedText, input: LinkedInAnalysisInput) {
  const source = readFactSource([
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

/** The driver with these lines in the only job. */
function withItems(items: readonly string[]): LinkedInAnalysisInput {
  const input = makeInput('driver');
  const experiences = input.profile.experiences.map((entry) => ({ ...entry, items: [...items] }));
  return { ...input, profile: { ...input.profile, experiences } };
}

describe('drafted texts', () => {
  it.each(people)('add nothing about %s to profile, CV and goal', (name) => {
    const resume = makeResumeLike(readProfileOf(name));
    for (const input of [makeInput(name), makeInput(name, { goal: '' }), makeInput(name, { resume })]) {
      for (const { drafted } of headlines(input)) expect(violations(drafted, input)).toEqual([]);
      expect(violations(about(input).drafted, input)).toEqual([]);
    }
  });

  it.each(pairs)('hold for %s with the goal of %s', (name, other) => {
    const input = makeInput(name, { goal: GOALS[other] });
    for (const { drafted, characters } of headlines(input)) {
      expect(violations(drafted, input)).toEqual([]);
      expect(characters).toBe(drafted.text.length);
      expect(characters).toBeLessThanOrEqual(220);
    }
    const text = about(input).drafted.text;
    expect(text.length).toBeLessThanOrEqual(1800);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(500);
  });

  it('use facts of the person, each once', () => {
    for (const { drafted } of headlines(makeInput('data'))) {
      expect(drafted.facts.length).toBeGreaterThan(0);
      expect(new Set(drafted.facts.map(({ id }) => id)).size).toBe(drafted.facts.length);
      expect(drafted.writtenBy).toBe('template');
    }
  });
});

describe('draftHeadlines', () => {
  it.each(pairs)('name each skill once in the texts of %s for the goal of %s', (name, goal) => {
    const input = makeInput(name, { goal: GOALS[goal] });
    const { text } = about(input).drafted;
    const named = /(?:Minhas|Outras) competências: ([^\n]*)\./u.exec(text)?.[1]?.split(', ') ?? [];
    const opening = text.split('\n')[0] ?? '';
    expect(named.filter((skill) => opening.includes(` ${skill} `))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('builds three by named formulas', () => {
    const [first, second, third] = headlines(makeInput('data'));
    expect(first?.formula).toBe('Cargo | Especialidades | Resultado');
    expect(first?.drafted.text).toMatch(/^Analista de Dados \| SQL · .+ \| Reduzi em 30% /u);
    expect(second?.drafted.text).toContain('Experiência com 12 lojas');
    expect(third?.drafted.text).toContain('Analista de Dados na Rede Mercado Bom');
  });

  it('asks for the missing part', () => {
    const texts = headlines(makeInput('driver', {}, { experiences: [], skills: [] }));
    expect(texts[0]?.drafted.text).toBe('Objetivo: Motorista de Caminhão | [especialidade] | [resultado]');
    expect(texts[0]?.drafted.gaps.map(({ token }) => token).toSorted()).toEqual([
      '[especialidade]',
      '[resultado]',
    ]);
  });

  it('claims no role without a job', () => {
    for (const { drafted } of headlines(makeInput('teacher'))) {
      expect(drafted.text).toContain('em transição para Gerente de Projetos');
      expect(drafted.text).not.toMatch(/^Gerente de Projetos/u);
    }
  });

  it('mentions a transition only between fields of work', () => {
    const texts = headlines(makeInput('nurse', { goal: 'Enfermeiro do Trabalho' })).map(
      ({ drafted }) => drafted.text,
    );
    expect(texts[0]).toMatch(/^Enfermeiro de UTI \| Objetivo: Enfermeiro do Trabalho \| /u);
    expect(texts.join(' ')).not.toContain('transição');
  });

  it('names the studies of a person without a job', () => {
    const [study] = makeInput('data').profile.education;
    if (!study) throw new Error('no study');
    const input = makeInput('data', {}, { experiences: [], education: [{ ...study, current: true }] });
    expect(headlines(input)[0]?.drafted.text).toMatch(
      /^Estudante de Estatística \| Objetivo: Analista de Dados/u,
    );
    for (const { drafted } of headlines(input)) expect(violations(drafted, input)).toEqual([]);
  });

  it('prefers a change to an amount, within the latest role with a result', () => {
    const input = withItems(['Atendi 40 clientes por dia', 'Aumentei as vendas de 200 para 310 por mês']);
    expect(headlines(input)[0]?.drafted.text).toContain('Aumentei as vendas de 200 para 310 por mês');
  });

  it('keeps a change from one number to another whole', () => {
    const change = 'diminuí a quebra de caixa de 1,8% para 0,6% em um ano';
    const input = withItems([`Faço abertura, sangria e fechamento dos caixas; ${change}`]);
    expect(headlines(input)[0]?.drafted.text).toContain(change);
    const long = withItems([
      `Diminuí com toda a equipe da tarde a quebra de caixa de 1,8% para 0,6% em um ano de trabalho nas lojas`,
    ]);
    expect(headlines(long)[0]?.drafted.text).not.toMatch(/1,8%(?! para 0,6%)/u);
  });

  it('takes a rate for no number of people', () => {
    const [, forWhom] = headlines(withItems(['Atendi 40 pacientes por dia na classificação de risco']));
    expect(forWhom?.drafted.text).toContain('Experiência com pacientes');
  });

  it('takes nameless clients for no audience', () => {
    const [, second] = headlines(withItems(['Fiz entregas nos clientes']));
    expect(second?.drafted.text).toContain('Trabalho para [para quem]');
  });

  it('fits the longest titles', () => {
    const input = makeInput('data');
    const long = 'Analista de Dados e de Processos de Abastecimento das Lojas da Região Metropolitana';
    const experiences = input.profile.experiences.map((entry) => ({ ...entry, title: long, company: long }));
    for (const { characters } of headlines({ ...input, profile: { ...input.profile, experiences } }))
      expect(characters).toBeLessThanOrEqual(220);
  });
});

describe('draftAbout', () => {
  it('has 600 to 1,800 characters if the facts allow it, in the first person, role and value first', () => {
    const { drafted, characters } = about(makeInput('data'));
    expect(characters).toBeGreaterThanOrEqual(600);
    const opening = drafted.text.slice(0, 200);
    expect(opening).toMatch(/^Atuo como Analista de Dados na Rede Mercado Bom/u);
    expect(opening).toContain('Reduzi em 30%');
    expect(drafted.gaps).toEqual([]);
  });

  it('quotes no line that is only the name of a place', () => {
    const text = about(withItems(['Belo Horizonte e Região', 'Entreguei 25 pedidos por dia na capital']))
      .drafted.text;
    expect(text).toMatch(/entreguei 25 pedidos/iu);
    expect(text).not.toContain('Região');
  });

  it('asks for a result if no line has one', () => {
    const { drafted } = about(makeInput('nurse', {}, { experiences: [] }));
    expect(drafted.gaps.map(({ token }) => token)).toContain('[resultado]');
  });

  it('splits a paragraph into whole sentences and repeats none', () => {
    const { text } = about(
      withItems([
        'Rodei 480 mil km sem acidente. cuidei da carga. Treinei 12 motoristas da Cia. Oeste. Eles seguem na empresa.',
        'organizei a escala',
      ]),
    ).drafted;
    expect(text).toContain('. Rodei 480 mil km sem acidente. cuidei da carga.');
    expect(text.match(/480 mil/gu)).toHaveLength(1);
    expect(text).toContain(
      '• Treinei 12 motoristas da Cia. Oeste. Eles seguem na empresa\n• Organizei a escala',
    );
  });

  it('names no employer “Autônomo”, and a company with several roles once', () => {
    const input = makeInput('nurse');
    const [entry] = input.profile.experiences;
    if (!entry) throw new Error('no job');
    const job = (title: string, company: string, end: string) => ({
      ...entry,
      title,
      company,
      current: false,
      start: '2010',
      end,
    });
    const told = (companies: readonly [string, string]) =>
      about({
        ...input,
        profile: {
          ...input.profile,
          experiences: [entry, job('Cuidador', companies[0], '2015'), job('Vendedor', companies[1], '2012')],
        },
      }).drafted.text;
    expect(told(['Lar Bom', 'Autônomo'])).toContain(
      'como Cuidador no Lar Bom e como Vendedor por conta própria.',
    );
    expect(told(['Lar Bom', 'Lar Bom'])).toContain('atuei como Cuidador e como Vendedor no Lar Bom.');
  });

  it('names finished and current studies, not abandoned ones, and certificates without their dates', () => {
    const input = makeInput('data');
    const [study] = input.profile.education;
    if (!study) throw new Error('no study');
    const education = [{ ...study, degree: 'Administração', items: ['Trancado'] }, study];
    const { text } = about({ ...input, profile: { ...input.profile, education } }).drafted;
    expect(text).toContain(
      'Minha formação: Bacharelado em Estatística – Universidade Federal de Pernambuco.',
    );
    expect(text).not.toContain('Administração');
    expect(text).toContain('Cursos e certificados: Power BI Data Analyst – Microsoft.');
  });

  it('treats an internship as a thing in the objective', () => {
    expect(about(makeInput('nurse', { goal: 'Estágio em Direito' })).drafted.text).toContain(
      'Meu objetivo agora é um estágio em Direito.',
    );
  });

  it('quotes neither of two numbers for the same deed', () => {
    const input = withItems(['Treinei 12 motoristas novos da frota']);
    const resume = makeResumeLike(input.profile);
    const experiences = resume.experiences.map((entry) => ({
      ...entry,
      items: ['Treinei 15 motoristas novos da frota', 'Reduzi em 8% o consumo de diesel'],
    }));
    const { text } = about({ ...input, resume: { ...resume, experiences } }).drafted;
    expect(text).not.toMatch(/1[25] motoristas/u);
    expect(text).toContain('8% o consumo');
  });

  it('has the title of the CV where the two differ', () => {
    const input = makeInput('nurse', {}, { headline: '' });
    const resume = makeResumeLike(input.profile);
    const experiences = resume.experiences.map((entry, index) =>
      index === 0 ? { ...entry, title: 'Recepcionista' } : entry,
    );
    const disputed = { ...input, resume: { ...resume, experiences } };
    expect(about(disputed).drafted.text).toMatch(
      /^(?:Atuo|Minha experiência mais recente foi) como Recepcionista/u,
    );
    expect(headlines(disputed)[0]?.drafted.text).toMatch(/^Recepcionista/u);
  });
});

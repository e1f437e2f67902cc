import { type LinkedInAnalysisInput, recompute } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { GOALS, makeInput } from '../fixtures/input.ts';
import type { PersonName } from '../fixtures/people.ts';
import { gatherMeasures } from './input.ts';
import { scoreLinkedIn } from './score.ts';
import { LINKEDIN_WEIGHTS, type LinkedInDimensionId } from './weights.ts';

const people = Object.keys(GOALS) as PersonName[];
const scored = (input: LinkedInAnalysisInput) => scoreLinkedIn(gatherMeasures(input));

function valueOf(input: LinkedInAnalysisInput, id: LinkedInDimensionId): number | null {
  const dimension = scored(input).score.dimensions.find((one) => one.id === id);
  if (!dimension) throw new Error(id);
  return dimension.value;
}
const lossOf = (input: LinkedInAnalysisInput, id: string): number =>
  scored(input).deductions.find((one) => one.id === id)?.points ?? 0;

describe('scoreLinkedIn', () => {
  it('weighs in shares of the whole, like every explained score', () => {
    expect(Object.values(LINKEDIN_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
  });

  it.each(people)('can be recomputed and explains every lost point of %s', (name) => {
    const { score, deductions } = scored(makeInput(name));
    expect(recompute(score)).toBe(score.value);
    for (const { id, value } of score.dimensions) {
      const lost = deductions.filter(({ dimensionId }) => dimensionId === id);
      const sum = lost.reduce((total, { points }) => total + points, 0);
      expect(sum).toBeCloseTo(value === null ? 0 : 100 - value, 5);
    }
    for (const { message, evidence } of deductions)
      expect(evidence.length > 0 || message.startsWith('Não encontrei')).toBe(true);
  });

  it('ranks a full profile over thin ones', () => {
    const values = people.map((name) => [name, scored(makeInput(name)).score.value ?? 0] as const);
    expect(values.toSorted((a, b) => b[1] - a[1]).map(([name]) => name)).toEqual([
      'data',
      'nurse',
      'teacher',
      'driver',
    ]);
    expect(scored(makeInput('data')).score.band).toBe('strong');
  });

  it('leaves out parts that the source lacks, and gives their weight to the others', () => {
    const { score } = scored(makeInput('nurse'));
    expect(valueOf(makeInput('nurse'), 'skills')).toBeNull();
    expect(score.coverage).toBeLessThan(1);
    expect(score.band).toBe('inProgress');
  });

  it('leaves out parts that need a goal, without one', () => {
    const input = makeInput('data', { goal: '' });
    expect(valueOf(input, 'skills')).toBeNull();
    expect(valueOf(input, 'findability')).toBeNull();
    expect(valueOf(input, 'headline')).toBe(100);
    expect(lossOf(input, 'about.skills')).toBe(0);
  });
});

it('finds a role by its meaning, not only by its letters', () => {
  const titled = makeInput(
    'nurse',
    { goal: 'Coordenadora de enfermagem de UTI' },
    { headline: 'Coordenadora de UTI' },
  );
  expect(lossOf(titled, 'headline.role')).toBe(0);
  expect(valueOf(titled, 'findability')).toBeGreaterThanOrEqual(50);
  const other = makeInput(
    'nurse',
    { goal: 'Coordenadora de enfermagem de UTI' },
    { headline: 'Coordenadora de Logística' },
  );
  expect(lossOf(other, 'headline.role')).toBe(40);
});

describe('headline', () => {
  const headline = (text: string) => makeInput('data', {}, { headline: text });

  it('gives 8 of 20 for the role, in either gender and with a rank', () => {
    expect(lossOf(headline('Técnica em Edificações | SQL para o varejo'), 'headline.role')).toBe(40);
    for (const text of ['Analista de Dados Sênior', 'SQL | analista de dados', 'Data Analyst na Empresa'])
      expect([text, lossOf(headline(text), 'headline.role')]).toEqual([text, 0]);
    expect(lossOf(makeInput('nurse', {}, { headline: 'Enfermeira' }), 'headline.role')).toBe(0);
  });

  it('gives 4 each for a specialty and for an outcome or audience, and none for empty words', () => {
    expect(lossOf(headline('Analista de Dados'), 'headline.specialty')).toBe(20);
    expect(lossOf(headline('Analista de Dados | Power BI'), 'headline.specialty')).toBe(0);
    expect(lossOf(headline('Analista de Dados | Power BI'), 'headline.outcome')).toBe(20);
    expect(lossOf(headline('Analista de Dados | Painéis para PMEs'), 'headline.outcome')).toBe(0);
    expect(lossOf(headline('Analista de Dados | Reduzi custos em 12%'), 'headline.outcome')).toBe(0);
    for (const text of [
      'Em busca de novas oportunidades',
      'Analista | proativo e dinâmico',
      'Analista 🚀🚀🚀',
    ])
      expect([text, lossOf(headline(text), 'headline.noEmptyWords')]).toEqual([text, 20]);
    expect(
      lossOf(headline('Analista de Dados | SQL | Em busca de oportunidades'), 'headline.noEmptyWords'),
    ).toBe(0);
  });

  it('is 0 without a headline', () => {
    expect(valueOf(headline(''), 'headline')).toBe(0);
  });
});

describe('about', () => {
  const about = (text: string) => makeInput('data', {}, { about: text });

  it('asks for 600 to 1,800 characters', () => {
    expect(lossOf(about('a'.repeat(300)), 'about.length')).toBe(10);
    expect(lossOf(about('a '.repeat(400)), 'about.length')).toBe(0);
    expect(lossOf(about(`${'a '.repeat(200)}\n`.repeat(6)), 'about.length')).toBe(10);
  });

  it('reads role and value only in the first 200 characters', () => {
    expect(lossOf(about('Sou Analista de Dados e reduzi custos.'), 'about.opening')).toBe(0);
    const late = `${'Olá. '.repeat(50)}Sou Analista de Dados e reduzi custos.`;
    expect(lossOf(about(late), 'about.opening')).toBe(20);
  });

  it('counts sentences with numbers and skills of the goal', () => {
    expect(lossOf(about('Atendi 40 lojas.'), 'about.numbers')).toBe(10);
    expect(lossOf(about('Atendi 40 lojas. Reduzi 12% do custo.'), 'about.numbers')).toBe(0);
    expect(lossOf(about('Uso SQL e Power BI.'), 'about.skills')).toBe(12);
  });

  it('requires a contact, the first person and short paragraphs', () => {
    expect(lossOf(about('Trabalho com dados.'), 'about.contact')).toBe(10);
    expect(lossOf(about('Trabalho com dados. Envie uma mensagem.'), 'about.contact')).toBe(0);
    expect(lossOf(about('Profissional de dados.'), 'about.form')).toBe(5);
    expect(lossOf(about(`Trabalho com dados. ${'palavra '.repeat(80)}`), 'about.form')).toBe(5);
  });
});

describe('experiences', () => {
  const withItems = (items: string[]) => {
    const input = makeInput('data');
    const [first] = input.profile.experiences;
    if (!first) throw new Error('no role');
    return { ...input, profile: { ...input.profile, experiences: [{ ...first, items }] } };
  };
  const good = 'Reduzi em 30% o tempo do fechamento mensal das lojas';

  it('is full if half the lines name a number, all begin with an action and have 8 to 32 words', () => {
    const plain = 'Organizei os relatórios semanais das lojas da rede inteira';
    expect(valueOf(withItems([good, good, plain, plain]), 'experiences')).toBe(100);
  });

  it('is 0 without any description, and names the roles', () => {
    expect(valueOf(withItems([]), 'experiences')).toBe(0);
    expect(scored(withItems([])).deductions.find(({ id }) => id === 'experiences.results')).toMatchObject({
      message: 'Não encontrei descrição nas suas últimas experiências.',
      evidence: [{ excerpt: 'Analista de Dados' }],
    });
  });

  it('never gains from a missing line', () => {
    expect(valueOf(withItems([good]), 'experiences')).toBeLessThan(
      valueOf(withItems([good, good, good]), 'experiences') ?? 0,
    );
  });

  it('reads only the three latest roles', () => {
    const input = makeInput('data');
    const [first] = input.profile.experiences;
    if (!first) throw new Error('no role');
    const recent = { ...first, items: [good, good, good] };
    const old = { ...first, start: '2001', end: '2002', current: false, items: ['Ajudei'] };
    const experiences = [old, recent, recent, recent];
    expect(valueOf({ ...input, profile: { ...input.profile, experiences } }, 'experiences')).toBe(100);
  });
});

describe('skills, findability, social proof, completeness', () => {
  it('compares the list with the goal and checks the first three', () => {
    const none = makeInput('data', {}, { skills: ['Violão', 'Xadrez', 'Culinária', 'SQL'] });
    expect(lossOf(none, 'skills.pinned')).toBeCloseTo(33.3, 1);
    const first = makeInput('data', {}, { skills: ['SQL', 'Power BI', 'Python'] });
    expect(lossOf(first, 'skills.pinned')).toBe(0);
    expect(valueOf(first, 'skills')).toBeGreaterThan(valueOf(none, 'skills') ?? 100);
  });

  it('finds the names of the role in both genders and in English', () => {
    const named = makeInput('data', {}, { headline: 'Analista de Dados (Data Analyst)' });
    expect(lossOf(named, 'findability.english')).toBe(0);
    expect(lossOf(named, 'findability.goal')).toBe(0);
    const woman = makeInput(
      'driver',
      { goal: 'Desenvolvedor Front-end' },
      { headline: 'Desenvolvedora front-end' },
    );
    expect(lossOf(woman, 'findability.goal')).toBe(0);
  });

  it('requires three recommendations and does not punish an unknown number', () => {
    expect(valueOf(makeInput('data', {}, { recommendations: 3 }), 'socialProof')).toBe(100);
    expect(valueOf(makeInput('data', {}, { recommendations: 0 }), 'socialProof')).toBe(0);
    expect(valueOf(makeInput('data', {}, { recommendations: null }), 'socialProof')).toBeNull();
  });

  it('counts photo and address only if the person declared them', () => {
    const declared = { cover: null, openToWork: null } as const;
    const no = makeInput('data', { declared: { ...declared, photo: false, customUrl: false } });
    expect(valueOf(no, 'completeness')).toBeLessThan(100);
    expect(valueOf(makeInput('data'), 'completeness')).toBe(100);
    const coded = makeInput('data', {}, { url: 'linkedin.com/in/ana-souza-1a2b3c45' });
    expect(lossOf(coded, 'completeness.customUrl')).toBeGreaterThan(0);
    const own = makeInput('data', {}, { url: 'linkedin.com/in/anabeatrizsouza' });
    expect(lossOf(own, 'completeness.customUrl')).toBe(0);
  });
});

describe('other ways of writing', () => {
  const headed = (headline: string, goal: string) =>
    makeInput('driver', { goal }, { headline, about: '', experiences: [] });

  it('include the English name of a role, and "backend" if the goal says "Back-end"', () => {
    expect(lossOf(headed('Backend Developer', 'Desenvolvedor Back-end'), 'findability.english')).toBe(0);
    expect(lossOf(headed('Backend Developer', 'Back-end Developer'), 'findability.goal')).toBe(0);
    expect(lossOf(headed('Padeiro', 'Back-end Developer'), 'findability.goal')).toBeGreaterThan(0);
  });

  it('never require one tool as the name of the role', () => {
    const said = scored(headed('Padeiro', 'Desenvolvedor Back-end')).deductions.map(({ message }) => message);
    expect(said.join('\n')).not.toMatch(/desenvolvedor (?:java|php|python)/iu);
  });

  it('include no licence in the headline as a specialty', () => {
    expect(lossOf(headed('Motorista carreteiro CNH E MOPP', 'Motorista'), 'headline.specialty')).toBe(0);
    expect(lossOf(headed('Motorista carreteiro', 'Motorista'), 'headline.specialty')).toBeGreaterThan(0);
  });

  it('quote a line once for a loss, for any number of skills', () => {
    const about = 'Uso SQL, Python e Power BI.';
    const { deductions } = scored(makeInput('data', {}, { about }));
    const loss = deductions.find(({ id }) => id === 'about.skills');
    expect(loss?.evidence.map(({ line }) => line)).toHaveLength(1);
  });

  it('include an invitation and the first person in everyday words', () => {
    const input = (about: string) => makeInput('driver', {}, { about });
    expect(lossOf(input('Chama no zap.'), 'about.contact')).toBe(0);
    expect(lossOf(input('Procuro uma transportadora séria.'), 'about.form')).toBe(0);
  });
});

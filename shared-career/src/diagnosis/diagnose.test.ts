import { type DiagnosisResult, createEmptyResume } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';
import { NOTHING_TOLD } from './sources/told-evidence.ts';
import { OCCUPATIONS } from '../taxonomy/occupation-catalogue.ts';
import { EMPTY_ANSWERS, NURSE, SHOP_ASSISTANT } from './fixtures/people.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const full = (answers: typeof NURSE): DiagnosisResult => diagnose(answers, { variant: 'full', now: NOW });
const dimension = (result: DiagnosisResult, id: string) =>
  result.readiness.dimensions.find((d) => d.id === id);

describe('a nurse moving into management', () => {
  const result = full(NURSE);

  it('has a known goal and is well prepared for it', () => {
    expect(result.goal.occupationId).toBe('coordenador-enfermagem');
    expect(result.readiness.value).toBeGreaterThan(70);
    expect(result.readiness.ceilings).toEqual([]);
  });

  it('shows leadership and the staff rota by their proofs', () => {
    const lines = new Map(result.strengths.map((s) => [s.id, s.evidence[0]?.excerpt]));
    expect(lines.get('strength-lideranca')).toContain('supervisiono 12 técnicos');
    expect(lines.get('strength-escala-equipe')).toContain('escala mensal');
  });

  it('does not count the technicians she supervises as her licence', () => {
    expect(result.strengths.some((s) => s.id === 'strength-tecnico-enfermagem')).toBe(false);
  });

  it('rates the budget as declared, which she only touched, and her unproven claim as listed', () => {
    const gaps = new Map(result.gaps.map((gap) => [gap.skillId, gap]));
    expect(gaps.get('gestao-orcamento')).toMatchObject({ kind: 'important', grade: 'declared' });
    expect(gaps.get('gestao-saude')).toMatchObject({ grade: 'listed' });
    expect(gaps.get('gestao-saude')?.adjacentEvidence[0]).toMatchObject({
      source: 'answer',
      docId: 'answer:self:gestao-saude',
    });
  });

  it('stays under 60 without her registration', () => {
    const unregistered = structuredClone(NURSE);
    for (const school of unregistered.resume?.education ?? []) school.items = [];
    const held = full(unregistered);
    expect(held.readiness.value).toBeLessThanOrEqual(59);
    expect(held.readiness.ceilings.map(({ id }) => id)).toEqual(['blocker-coren']);
    expect(held.gaps[0]).toMatchObject({ skillId: 'coren', kind: 'blocker' });
    expect(held.gaps[0]?.why).toMatch(/^Bloqueio:/);
    expect(held.whatWouldChange[0]?.action).toContain('Registro no COREN');
  });
});

describe('a shop assistant moving to data analysis', () => {
  const result = full(SHOP_ASSISTANT);

  it('is at the beginning, with interests that fit', () => {
    expect(result.goal.occupationId).toBe('analista-dados');
    expect(result.readiness.value).toBeLessThan(60);
    expect(result.interests?.code).toBe('ICE');
    expect(dimension(result, 'alignment')?.value).toBe(100);
  });

  it('counts the church spreadsheet, which is in no CV', () => {
    const told = result.strengths.find(({ id }) => id === 'strength-excel-avancado');
    expect(told?.evidence[0]).toMatchObject({ docId: 'answer:hidden:0' });
  });

  it('rates Power BI as close through her other skills, and SQL as listed only', () => {
    const gaps = new Map(result.gaps.map((gap) => [gap.skillId, gap]));
    expect(gaps.get('power-bi')).toMatchObject({ grade: 'adjacent' });
    expect(gaps.get('power-bi')?.why).toContain('Excel avançado');
    expect(gaps.get('sql')).toMatchObject({ grade: 'listed', effort: 1 });
  });

  it('starts the plan with a short task and uses only free material', () => {
    expect(result.plan[0]?.effortMinutes).toBeLessThanOrEqual(30);
    expect(result.plan.some((task) => /gratuit/u.test(task.description))).toBe(true);
  });

  it('offers near paths only with many shared skills, and neither the current job nor the goal', () => {
    expect(result.paths.map(({ kind }) => kind)).toContain('near');
    for (const path of result.paths.filter(({ kind }) => kind === 'near'))
      expect(path.sharedSkills.length).toBeGreaterThanOrEqual(3);
    expect(result.paths.map(({ occupationId }) => occupationId)).not.toContain('vendedor');
    expect(result.paths.map(({ occupationId }) => occupationId)).not.toContain('analista-dados');
  });
});

it('offers a manager no path that does not ask to lead', () => {
  const goal = { ...SHOP_ASSISTANT.goal, title: 'Gerente de Logística' };
  const resume = structuredClone(SHOP_ASSISTANT.resume);
  const [latest] = resume?.experiences ?? [];
  if (latest) latest.title = 'Supervisora de loja';
  const { paths } = full({ ...SHOP_ASSISTANT, goal, resume });
  expect(paths.length).toBeGreaterThan(0);
  for (const { occupationId } of paths)
    expect(OCCUPATIONS.find(({ id }) => id === occupationId)?.skills).toContainEqual(
      expect.objectContaining({ skillId: 'lideranca' }),
    );
});

it('names the role that stands for a goal in other words', () => {
  const goalOf = (title: string) => full({ ...NURSE, goal: { ...NURSE.goal, title } }).goal;
  expect(goalOf('Coordenadora de enfermagem').measuredAs).toBeUndefined();
  expect(goalOf('Supervisor de logística').measuredAs).toBe('Gerente de Logística');
});

it('offers a senior analyst no step down, and gives the advice on strong lines once', () => {
  const items = [
    'Reduzi o custo de frete em 12% com nova roteirização no TMS e no Excel avançado',
    'Aumentei a acuracidade do controle de estoque de 91% para 98% no WMS',
    'Acompanhei os indicadores logísticos e negociei 30 contratos com transportadoras',
    'Reduzi o prazo de entrega de 9 para 5 dias na operação logística',
  ];
  const job = { location: '', start: '2018-02', end: null, current: true, company: 'Distribuidora Sul' };
  const title = 'Analista de Logística Sênior';
  const { paths, strengths } = full({
    ...EMPTY_ANSWERS,
    goal: { ...EMPTY_ANSWERS.goal, title: 'Coordenadora de Logística' },
    resume: { ...createEmptyResume(), experiences: [{ ...job, title, items }] },
  });
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path.title).not.toMatch(/^(?:Operador|Auxiliar|Motorista|Separador)/);
  const advice = strengths.filter(({ why }) => why.includes('deixe-a no alto'));
  expect(strengths.filter(({ why }) => why.includes('conta o que mudou')).length).toBeGreaterThan(1);
  expect(advice).toHaveLength(1);
});

describe('an analyst who aims at coordinating', () => {
  const job = { location: '', start: '2020-02', end: null, current: true, company: 'Metalúrgica Sul' };
  const items = [
    'Fecho o fluxo de caixa diário e faço a conciliação bancária de 4 contas',
    'Controlo contas a pagar de 120 fornecedores no SAP',
    'Montei relatórios gerenciais em Excel avançado com tabelas dinâmicas',
  ];
  const meet = (held: string, told: readonly string[] = items) =>
    full({
      ...EMPTY_ANSWERS,
      goal: { ...EMPTY_ANSWERS.goal, title: 'Coordenador financeiro' },
      resume: {
        ...createEmptyResume(),
        experiences: [{ ...job, title: held, items: [...told] }],
        languages: [{ language: 'Inglês', level: 'intermediário' }],
      },
    });
  const result = meet('Analista Financeiro');
  const titles = ({ paths }: DiagnosisResult) => paths.map(({ title }) => title);

  it('is offered the next rung first, and not the top of a company', () => {
    expect(titles(result)[0]).toBe('Analista Financeiro(a) sênior');
    expect(titles(result)).not.toContain('Diretor(a) Executivo(a)');
    expect(titles(meet('Analista Financeiro Júnior'))[0]).toBe('Analista Financeiro(a) pleno(a)');
    expect(titles(meet('Analista Financeiro Sênior'))[0]).not.toContain('Financeiro(a)');
  });

  it('has leading, which costs most, among the gaps', () => {
    expect(result.gaps.map(({ skillId }) => skillId)).toContain('lideranca');
  });

  it('has no three tasks of one kind in a row', () => {
    const kinds = result.plan.map(({ title }) => title.split(' ')[0]);
    expect(kinds.filter((kind, at) => at > 1 && kind === kinds[at - 1] && kind === kinds[at - 2])).toEqual(
      [],
    );
    expect(result.plan[0]?.effortMinutes).toBeLessThanOrEqual(30);
  });

  it('is told that a language stands in a list, not that it is in use', () => {
    const { strengths } = meet('Analista Financeiro', []);
    expect(strengths.find(({ id }) => id === 'strength-ingles')?.why).toMatch(/^“Inglês” consta/u);
  });
});

it('says what a person said of themself, and asks for the example only', () => {
  const goal = { ...EMPTY_ANSWERS.goal, title: 'Analista de Dados' };
  const { gaps } = full({ ...EMPTY_ANSWERS, goal, selfRatings: [{ skillId: 'sql', level: 3, proof: '' }] });
  const why = gaps.find(({ skillId }) => skillId === 'sql')?.why;
  expect(why).toMatch(/você disse que faz por conta própria\. Falta só um exemplo/u);
});

it('offers a technician no path that asks for less schooling', () => {
  const proof = 'Faço isto todos os dias no plantão do hospital';
  const skills = ['mobilidade-assistida', 'higiene-conforto', 'biosseguranca', 'seguranca-paciente'];
  const pathsTo = (title: string) => {
    const selfRatings = skills.map((skillId) => ({ skillId, level: 4, proof }));
    const { paths } = full({ ...EMPTY_ANSWERS, goal: { ...SHOP_ASSISTANT.goal, title }, selfRatings });
    return paths.map(({ occupationId }) => occupationId);
  };
  expect(pathsTo('Cuidador de idosos')).toContain('maqueiro');
  expect(pathsTo('Técnico de enfermagem')).not.toContain('maqueiro');
});

describe('partial answers', () => {
  it('invents nothing from empty answers', () => {
    const result = full(EMPTY_ANSWERS);
    expect(result.readiness).toMatchObject({ value: null, band: 'insufficient', coverage: 0 });
    expect(result.strengths).toEqual([]);
    expect(result.gaps).toEqual([]);
    expect(result.paths).toEqual([]);
    expect(result.notices.length).toBeGreaterThan(0);
  });

  it('explores without a goal: strengths and paths, no readiness', () => {
    const result = full({ ...SHOP_ASSISTANT, goal: EMPTY_ANSWERS.goal });
    expect(result.readiness.value).toBeNull();
    expect(result.strengths.length).toBeGreaterThan(0);
    expect(result.paths.filter(({ kind }) => kind === 'near').length).toBeGreaterThan(0);
    expect(result.plan.some((task) => task.title.includes(result.paths[0]?.title ?? '?'))).toBe(true);
  });

  it('computes no readiness from interests alone', () => {
    const result = full({ ...EMPTY_ANSWERS, goal: NURSE.goal, interests: NURSE.interests });
    expect(result.readiness.value).toBeNull();
    expect(result.interests?.code).toBe('SCE');
  });

  it.each([
    ['no answers', { interests: null }, /Falta o seu perfil/],
    [
      'a role without a profile',
      { goal: { ...NURSE.goal, title: 'Astronauta analógico' } },
      /Falta .+ do cargo/,
    ],
  ])('names the missing profile of interests: %s', (_, change, rule) => {
    expect(dimension(full({ ...NURSE, ...change }), 'alignment')).toMatchObject({
      value: null,
      rule: expect.stringMatching(rule),
    });
  });

  it('measures an unknown role by its pasted ads, and says so', () => {
    const goal = {
      ...EMPTY_ANSWERS.goal,
      title: 'Astronauta analógico',
      referenceJobs: ['Requisitos: SQL, Excel, Tableau e inglês'],
    };
    const result = full({ ...SHOP_ASSISTANT, goal });
    expect(result.goal.occupationId).toBeNull();
    expect(result.readiness.value).not.toBeNull();
    expect(result.notices.join(' ')).toContain('vagas que você colou');
    expect(full({ ...SHOP_ASSISTANT, goal: { ...goal, referenceJobs: [] } }).notices.join(' ')).toContain(
      'Cole até três vagas',
    );
  });

  it('is quick with only the goal, the CV and six ratings', () => {
    const quick = diagnose(NURSE, { variant: 'quick', now: NOW });
    expect(quick.interests).toBeNull();
    expect(quick.anchors).toEqual([]);
    expect(quick.readiness.coverage).toBeLessThan(full(NURSE).readiness.coverage);
    const rating = { skillId: 'sql', level: 4, proof: 'Consulta diária em produção na loja' };
    const seventh = [...Array.from({ length: 6 }, () => ({ skillId: 'excel', level: 0, proof: '' })), rating];
    const answers = { ...EMPTY_ANSWERS, goal: SHOP_ASSISTANT.goal, selfRatings: seventh };
    expect(diagnose(answers, { variant: 'quick', now: NOW }).strengths).toEqual([]);
    expect(full(answers).strengths.map(({ id }) => id)).toEqual(['strength-sql']);
  });

  it('counts practice once there is some', () => {
    const none = full(NURSE);
    const some = diagnose(NURSE, {
      variant: 'full',
      now: NOW,
      told: { ...NOTHING_TOLD, practice: { simulations: [100], lessons: 0, applications: 0 } },
    });
    expect(dimension(none, 'practice')?.value).toBeNull();
    expect(some.readiness.coverage).toBe(1);
    expect(some.readiness.value).toBeGreaterThan(none.readiness.value ?? 100);
  });

  it('names the missing evidence for every lost point', () => {
    const result = full({ ...EMPTY_ANSWERS, goal: SHOP_ASSISTANT.goal, resume: createEmptyResume() });
    for (const id of ['skills', 'evidence', 'narrative'])
      expect(dimension(result, id)?.rule).toContain('Não encontrei');
  });
});

describe('the plan', () => {
  it('stays within the hours and names or explains every blocker', () => {
    const answers = { ...EMPTY_ANSWERS, goal: NURSE.goal, resume: SHOP_ASSISTANT.resume };
    for (const hoursPerWeek of [0, 0.2, 1, 4]) {
      const result = full({ ...answers, context: { hoursPerWeek, budget: 'none', accessibility: '' } });
      const spent = result.plan.reduce((sum, task) => sum + task.effortMinutes, 0);
      expect(spent).toBeLessThanOrEqual(Math.max(30, hoursPerWeek * 60 * 13));
      for (const gap of result.gaps.filter(({ kind }) => kind === 'blocker')) {
        const planned = result.plan.some((task) => task.gapId === gap.id);
        expect(planned || result.risks.some((risk) => risk.includes(gap.title))).toBe(true);
      }
    }
  });

  it('lets people of a common occupation read, study and make something, over the whole quarter', () => {
    const goal = { ...SHOP_ASSISTANT.goal, title: 'Analista de Dados' };
    const context = { hoursPerWeek: 10, budget: 'none' as const, accessibility: '' };
    const { plan } = full({ ...SHOP_ASSISTANT, goal, context });
    const panel = plan.find(
      ({ gapId, doneWhen }) => gapId === 'gap-power-bi' && doneWhen.startsWith('Está pronto: '),
    );
    expect(panel?.description).toMatch(
      /Curso gratuito: “.* \(ENAP, .*25 h\); vimos que existe em 24\/11\/2026.*Leia antes: Lei 13\.709\/2018 .*Exemplo: /u,
    );
    expect(panel?.effortMinutes).toBe(480);
    expect([...new Set(plan.map(({ horizon }) => horizon))]).toEqual([30, 60, 90]);
  });

  it.each(['Técnico em Enfermagem', 'Pedreiro', 'Auxiliar de Cozinha'])(
    'lets a person who turns to %s make something, and names no unchecked course',
    (title) => {
      const context = { hoursPerWeek: 10, budget: 'none' as const, accessibility: '' };
      const { plan } = full({ ...SHOP_ASSISTANT, goal: { ...SHOP_ASSISTANT.goal, title }, context });
      const tasks = plan.filter(({ gapId }) => gapId !== null);
      expect(tasks.filter(({ doneWhen }) => /está pronto: /iu.test(doneWhen)).length).toBeGreaterThan(3);
      expect(tasks.filter(({ doneWhen }) => doneWhen.startsWith('Existe '))).toEqual([]);
      const looking = tasks.filter(({ description }) => description.includes('catálogos gratuitos'));
      expect(looking.filter(({ description }) => !description.includes('Não conferimos'))).toEqual([]);
    },
  );

  it('gives the same task the same id in another diagnosis', () => {
    const later = diagnose({ ...SHOP_ASSISTANT, context: null }, { variant: 'full', now: new Date(0) });
    const first = new Map(full(SHOP_ASSISTANT).plan.map((task) => [task.title, task.id]));
    const shared = later.plan.filter((task) => first.has(task.title));
    expect(shared.length).toBeGreaterThan(3);
    expect(shared.map(({ id }) => id)).toEqual(shared.map(({ title }) => first.get(title)));
  });
});

import { createEmptyResume, type JobMatch, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { readCandidate, matchJob, readJob } from '../job/index.ts';
import { EXPORTED_RESUMES } from '../generated/samples/resumes.ts';
import { draftLetter } from './letter.ts';

const AD = `Enfermeira de UTI
Hospital de grande porte contrata para o período noturno, em regime CLT, com benefícios.

Requisitos
- Experiência com UTI adulto
- Classificação de risco
- Graduação em Enfermagem
- Inglês fluente
- Conhecimento em hemodiálise`;

function letterOf(resume: ResumeStructure) {
  const job = readJob(AD);
  if (!job.ok) throw new Error(job.error.code);
  return draftLetter(
    resume,
    matchJob(readCandidate(resume, new Date('2026-11-22T12:00:00Z')), job.value, AD),
  );
}

it('contains only sentences of the person that prove a requirement of the ad', () => {
  const { nurse } = EXPORTED_RESUMES;
  if (!nurse) throw new Error('fixture');
  const letter = letterOf(nurse);
  const own = [
    ...nurse.experiences.flatMap(({ items }) => items),
    ...nurse.education.map(({ degree, area }) => `${degree} em ${area}`),
  ];
  const carried = letter?.text.split('\n').filter((line) => line.startsWith('• ')) ?? [];
  expect(carried.length).toBeGreaterThan(0);
  for (const line of carried) expect(own).toContain(line.slice(2, -1));
  expect(letter?.text).toContain('Hoje trabalho como Enfermeira de UTI, em Hospital Boa Esperança.');
  expect(letter?.text).not.toMatch(/hemodiálise|fluente/iu);
});

it('has one full stop behind the name of a company that ends with one', () => {
  const { nurse } = EXPORTED_RESUMES;
  if (!nurse) throw new Error('fixture');
  const [first, ...others] = nurse.experiences;
  if (!first) throw new Error('fixture');
  const letter = letterOf({
    ...nurse,
    experiences: [{ ...first, company: 'Boa Esperança Ltda.' }, ...others],
  });
  expect(letter?.text).toContain('em Boa Esperança Ltda. Do que o anúncio pede');
});

it('asks the person for the motive', () => {
  const { nurse } = EXPORTED_RESUMES;
  if (!nurse) throw new Error('fixture');
  const letter = letterOf(nurse);
  expect(letter?.gaps).toHaveLength(1);
  expect(letter?.text.split(letter.gaps[0]?.token ?? '?')).toHaveLength(2);
});

it('is not written without a proof', () => {
  expect(letterOf({ ...createEmptyResume(), skills: ['Classificação de risco'] })).toBeNull();
});

/** Someone whose one job has these lines. */
const makeLeader = (items: readonly string[]): ResumeStructure => ({
  ...createEmptyResume(),
  experiences: [
    {
      title: 'Líder de loja',
      company: 'Loja Maré',
      location: '',
      start: '2020-01',
      end: null,
      current: true,
      items: [...items],
    },
  ],
});
const prove = (necessity: string, lines: readonly string[], changes: object = {}) => ({
  grade: 'proven',
  requirement: { necessity, weight: 1, label: 'Loja', evidence: [] as readonly { start: number }[] },
  evidence: lines.map((excerpt) => ({ source: 'cv', excerpt })),
  ...changes,
});
const listCarried = (lines: readonly string[], requirements: readonly ReturnType<typeof prove>[]) =>
  draftLetter(makeLeader(lines), {
    job: { title: 'Líder', responsibilities: [{ start: 200, end: 260 }] },
    requirements,
  } as unknown as JobMatch)?.facts.map(({ text }) => text);

const WEAK = [1, 2, 3, 4, 5].map((n) => `Cuidei do caixa da loja número ${'I'.repeat(n)} com atenção`);
const BEST = 'Reduzi as perdas de R$ 900 para R$ 150 por mês e treinei 12 pessoas em 3 lojas';

it('tells of each demand, with its strongest line, before it tells twice of one', () => {
  const carried = listCarried(
    [...WEAK, BEST],
    [
      prove('desirable', WEAK.slice(3, 4)),
      prove('mandatory', [...WEAK.slice(0, 2), BEST]),
      prove('mandatory', WEAK.slice(4)),
    ],
  );
  expect(carried).toEqual([BEST, WEAK[4], WEAK[3], WEAK[1]]);
});

it('leaves out what the ad only mentions, however strong it is, unless it demands nothing', () => {
  const demanded = prove('mandatory', WEAK.slice(0, 1));
  expect(listCarried([...WEAK, BEST], [prove('context', [BEST]), demanded])).toEqual([WEAK[0]]);
  expect(listCarried([BEST], [prove('context', [BEST])])).toEqual([BEST]);
});

it('tells what the ad names among the activities of the job, after what it demands', () => {
  const demanded = prove('mandatory', WEAK.slice(0, 1));
  const requirement = { necessity: 'context', weight: 1, label: 'Perdas', evidence: [{ start: 210 }] };
  const activity = { ...prove('context', [BEST]), requirement };
  expect(listCarried([...WEAK, BEST], [activity, demanded])).toEqual([WEAK[0], BEST]);
});

it('names a registration by its council, without its number, beside the deeds', () => {
  const resume = {
    ...makeLeader(WEAK),
    registrations: [{ council: 'COREN', state: 'PE', number: '000.512.884-TE' }],
  };
  const letter = draftLetter(resume, {
    job: { title: 'Líder', responsibilities: [] },
    requirements: [prove('mandatory', WEAK), prove('mandatory', ['COREN-PE 000.512.884-TE'])],
  } as unknown as JobMatch);
  expect(letter?.text).toContain('E isto eu tenho:\n\n• Registro no COREN-PE.');
  expect(letter?.text).not.toContain('512');
});

const makeShopAd = (leading: string) => `Encarregada de loja
Rede de mercados contrata em regime CLT.

Requisitos
- ${leading}
- Controle de estoque e perdas
- Atendimento ao cliente

Diferenciais
- Excel`;
const LED = 'Liderei uma equipe de 12 pessoas em dois turnos';
const SHOP = makeLeader([
  'Reduzi as perdas de hortifruti de 14% para 6% em um ano com conferência diária',
  'Atendi clientes no balcão e no caixa, 80 por dia',
  'Organizei planilhas de Excel com as vendas de 4 setores por semana',
  LED,
]);

it.each(['Liderança de equipe', 'Liderança, organização e proatividade'])(
  'answers first what the ad asks first: %s',
  (leading) => {
    const ad = makeShopAd(leading);
    const job = readJob(ad);
    if (!job.ok) throw new Error(job.error.code);
    const match = matchJob(readCandidate(SHOP, new Date('2026-11-22T12:00:00Z')), job.value, ad);
    const facts = draftLetter(SHOP, match)?.facts.map(({ text }) => text);
    expect(facts?.[0]).toBe(LED);
    expect(facts?.[1]).toMatch(/^Reduzi as perdas/u);
    expect(facts).toHaveLength(4);
  },
);

describe('a demand that no work answers', () => {
  const AD_OF_TRADE = `Eletricista industrial
Indústria contrata em regime CLT, com benefícios.

Requisitos
- Curso técnico em eletrotécnica
- NR-10
- Montagem de painéis elétricos
- Inglês fluente`;
  const electrician = (changes: Partial<ResumeStructure['education'][number]> = {}): ResumeStructure => {
    const [job] = makeLeader(['Montei painéis elétricos em oito obras industriais']).experiences;
    return {
      ...createEmptyResume(),
      experiences: job ? [{ ...job, title: 'Eletricista Montador' }] : [],
      education: [
        {
          institution: 'SENAI',
          degree: 'Técnico',
          area: 'Eletrotécnica',
          location: '',
          start: '2012-02',
          end: '2013-12',
          current: false,
          items: [],
          ...changes,
        },
      ],
      courses: ['NR-10 e SEP, 2025'],
    };
  };
  const write = (resume: ResumeStructure) => {
    const job = readJob(AD_OF_TRADE);
    if (!job.ok) throw new Error(job.error.code);
    const candidate = readCandidate(resume, new Date('2026-11-22T12:00:00Z'));
    return draftLetter(resume, matchJob(candidate, job.value, AD_OF_TRADE));
  };

  it('is answered by the degree or the course, in the order of the ad, up to three proofs', () => {
    const letter = write(electrician());
    expect(letter?.facts.map(({ text }) => text)).toEqual([
      'Montei painéis elétricos em oito obras industriais',
      'Técnico em Eletrotécnica',
      'NR-10 e SEP, 2025',
    ]);
    expect(letter?.text).toMatch(
      /isto eu já fiz:\n\n• Montei.*\n\nE isto eu tenho:\n\n• Técnico.*\n• NR-10/su,
    );
  });

  it('is not answered by a degree that is not finished', () => {
    for (const changes of [{ current: true, end: null }, { items: ['trancado em 2013'] }])
      expect(write(electrician(changes))?.text).not.toContain('Técnico');
  });

  it('makes a letter of papers alone where no work is told', () => {
    const letter = write({ ...electrician(), experiences: [] });
    expect(letter?.text).toMatch(/isto eu tenho:\n\n• Técnico em Eletrotécnica\./u);
    expect(letter?.text).not.toContain('já fiz');
  });
});

it('repeats no line for the demands that it answers together', () => {
  const line = WEAK.slice(0, 1);
  expect(listCarried([...WEAK], [prove('mandatory', line), prove('mandatory', line)])).toEqual(line);
});

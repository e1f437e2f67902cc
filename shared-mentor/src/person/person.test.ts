import { expect, test } from 'vitest';
import { PEOPLE } from '../coach/evaluation/made-up-people.ts';
import { respond } from '../dialogue/index.ts';
import { FACT_KEYS } from './known-facts.ts';
import { collectKnownFacts, collectPersonFacts } from './facts.ts';
import { findRememberable } from './rememberable.ts';
import type { PersonRecord } from './record.ts';
import { keepWholeClause, shortenWords } from './short-texts.ts';

const person = (name: string): PersonRecord => {
  const found = PEOPLE[name];
  if (!found) throw new Error(name);
  return found;
};
const value = (record: PersonRecord, key: keyof typeof FACT_KEYS): string | undefined =>
  collectKnownFacts(record).get(key)?.value;

test('knows nothing about a person without any record', () => {
  expect(collectPersonFacts(person('nothing'))).toEqual([]);
});

test('lists every fact of a full record once', () => {
  const known = collectKnownFacts(person('everything'));
  // A plan that one pays for oneself is no company's.
  expect([...known.keys(), 'payer'].toSorted()).toEqual(Object.keys(FACT_KEYS).toSorted());
  const ids = collectPersonFacts(person('everything')).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a person whose company chooses the plan is offered no plan', () => {
  const record = person('everything');
  const employee: PersonRecord = { ...record, profile: { ...record.profile, plan: 'b2b_equilibrio' } };
  const ask = 'qual a diferença entre impulso e decolagem';
  const offers = /plano Grátis|Impulso|Decolagem|Conquista/u;
  const answer = (of: PersonRecord) =>
    JSON.stringify(respond({ text: ask, turns: [], unanswered: '', record: of, ads: [] }));
  expect(value(employee, 'payer')).toBe('sua empresa');
  expect(answer(record)).toMatch(offers);
  expect(answer(employee)).toContain('sua empresa');
  expect(answer(employee)).not.toMatch(offers);
});

test('takes the gap with the highest priority, in any order of the result', () => {
  expect(value(person('diagnosis'), 'topGap')).toBe('SQL');
  expect(value(person('diagnosis'), 'secondGap')).toBe('Power BI');
});

test('an ended last job is no present role', () => {
  const { resume, ...rest } = person('resume');
  if (!resume) throw new Error('no CV');
  const ended = {
    ...rest,
    resume: { ...resume, experiences: resume.experiences.map((one) => ({ ...one, current: false })) },
  };
  expect(value(ended, 'role')).toBeUndefined();
  expect(value(ended, 'company')).toBeUndefined();
  expect(value(ended, 'lastRole')).toBe('“Assistente administrativa”');
});

test('a rejected or closed job is not followed any longer', () => {
  const closed = {
    ...person('jobs'),
    jobs: [{ id: 'x', title: 'Analista', company: null, stage: 'rejected' as const }],
  };
  expect(collectPersonFacts(closed)).toEqual([]);
});

test('repeats no forbidden claim', () => {
  const record = person('goal');
  const goal = (text: string) => ({
    ...record,
    profile: { ...record.profile, careerProfile: { skills: [], objetivos_carreira: [text] } },
  });
  expect(collectPersonFacts(goal('Você vai conseguir'))).toEqual([]);
  expect(collectPersonFacts(goal('Trabalhar no sindicato, sou sindicalizado'))).toEqual([]);
});

test('words within a sentence are short and without internal marks', () => {
  expect(shortenWords('Analista de dados.')).toBe('Analista de dados');
  expect(shortenWords('uma frase que não acaba nunca mais e segue e segue')).toBe(
    'uma frase que não acaba nunca mais e…',
  );
  expect(shortenWords('a {goal} [x] “b”?')).toBe('a goal x b');
});

test.each([
  ['Organizei a agenda de 4 diretores.', 'Organizei a agenda de 4 diretores'],
  [
    'Implantei o controle de estoque em três lojas da rede, reduzindo as perdas em 18% no primeiro ano e o tempo de inventário pela metade',
    'Implantei o controle de estoque em três lojas da rede',
  ],
  [
    'Desenvolvi painéis de acompanhamento das vendas semanais da regional Sul para a diretoria comercial e para os gerentes de loja',
    'Desenvolvi painéis de acompanhamento das vendas semanais da regional Sul para a diretoria comercial',
  ],
  [`${'palavra '.repeat(30)}fim`, null],
])('a line of a CV ends with a clause: %s', (line, said) => expect(keepWholeClause(line)).toBe(said));

test.each([
  ['Trabalho como analista há 3 anos e quero ganhar mais', 'Trabalha como analista há 3 anos'],
  ['oi, eu moro em Recife', 'Mora em Recife'],
  ['Sou professora e quero mudar de área', 'Trabalha como professora'],
  ['Tenho 5 anos de experiência em logística. O que faço?', 'Tem 5 anos de experiência em logística'],
  ['quero virar coordenadora', 'Quer virar coordenadora'],
  ['Quero me tornar gerente, mas não sei como', 'Quer se tornar gerente'],
  ['só tenho 3 horas por semana para estudar', 'Tem 3 horas por semana para estudar'],
  ['Ganho R$ 4.500 por mês', 'Ganha R$ 4.500 por mês'],
  ['minha pretensão salarial é de 6 mil', 'Pretensão salarial: 6 mil'],
  ['Prefiro trabalho remoto', 'Prefere trabalho remoto'],
  ['estudo administração à noite', 'Estuda administração à noite'],
])('remembers from “%s” that the person %s', (text, expected) => {
  expect(findRememberable(text)).toBe(expected);
});

test.each([
  'Como peço um aumento?',
  'Trabalho como analista?',
  'Meu chefe trabalha como diretor',
  'Tenho 45 anos',
  'Tenho depressão e trabalho como analista',
  'Sou evangélica',
  'Sou negra',
  'Sou tímida',
  'Trabalho com meu marido',
  'Quero férias',
  'Minha senha é 1234 e moro em Recife',
  '',
])('remembers nothing from “%s”', (text) => {
  expect(findRememberable(text)).toBeNull();
});

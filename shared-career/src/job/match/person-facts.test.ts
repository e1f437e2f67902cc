import { expect, it } from 'vitest';
import { readResumeText } from '../../resume/index.ts';
import { readJob } from '../reading/read-job.ts';
import { readCandidate } from './candidate.ts';
import { type PersonFacts, findPersonFacts } from './person-facts.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

function factsOf(cv: string, ad: string): PersonFacts {
  const resume = readResumeText(cv, { now: NOW });
  const job = readJob(ad);
  if (!resume.ok || !job.ok) throw new Error('unreadable');
  return findPersonFacts(readCandidate(resume.value.structure, NOW), job.value);
}

const AD =
  'Vaga: Vigilante patrimonial\n\nSobre a empresa\nA empresa fica no centro da cidade e recebe candidaturas até o fim do ' +
  'mês corrente, sem pressa.\n\nRequisitos\n- Curso de vigilante\n- Ensino médio completo';
const CV = (study: string): string =>
  [
    'Jonas Prado',
    'jonas@example.com',
    '',
    'EXPERIÊNCIA',
    'Norte Forte Vigilância LTDA – Vigilante patrimonial – 01/2020 a 12/2023',
    '- Ronda no estacionamento e controle de acesso',
    '',
    'FORMAÇÃO',
    study,
    '',
    'IDIOMAS',
    'Espanhol básico',
    'Inglês: nada',
  ].join('\n');

it('counts the years of a role behind the employer on one line', () => {
  expect(factsOf(CV('Ensino médio completo, 2015'), AD).yearsInRole).toBe(4);
});

it('counts no language that the CV denies or only names', () => {
  const { languages } = factsOf(CV('Ensino médio completo, 2015'), AD);
  expect(languages).toEqual([{ name: 'Espanhol', level: 'básico' }]);
});

it('finds the level of a degree that the CV does not name', () => {
  const { highestDegree } = factsOf(CV('Administração – Universidade Federal do Sul – 2010 a 2014'), AD);
  expect(highestDegree).toMatch(/^Ensino superior: .*administracao/u);
});

it('counts the years of a role on the first line below the employer', () => {
  const cv = CV('Ensino médio completo, 2015').replace(
    'Norte Forte Vigilância LTDA – Vigilante patrimonial – 01/2020 a 12/2023',
    'Banco Serra Azul S.A.\nAgência Centro\n01/2020 a 12/2023\n- Vigilante patrimonial',
  );
  expect(factsOf(cv, AD).yearsInRole).toBe(4);
});

it('reports an unfinished study if none was finished', () => {
  expect(factsOf(CV('Ensino fundamental até a 7ª série'), AD).highestDegree).toMatch(
    /fundamental.*incompleto$/u,
  );
});

const STUDIES = ['FORMAÇÃO', 'Ensino médio completo, 2010', 'Curso de informática básica, 40 horas'];
const makeCv = (head: string, ...entries: string[]): string =>
  ['Rita Prado', head, 'rita@example.com', '', 'EXPERIÊNCIA', ...entries, '', ...STUDIES].join('\n');
const makeAd = (title: string, ...asked: string[]): string =>
  `Vaga: ${title}\n\nSobre a empresa\nA empresa fica no centro da cidade e recebe candidaturas até o fim do mês ` +
  `corrente, sem pressa.\n\nRequisitos\n- ${asked.join('\n- ')}`;
const THERAPISTS = makeAd('Fisioterapeuta', 'Graduação em Fisioterapia', 'Registro no CREFITO');
const HOUSE = 'Clínica Movimento do Vale (2018 – 2022)\n- Atendo 12 pacientes por dia no ginásio';

it('takes the trade of an entry that names only the house from the head of the CV', () => {
  expect(factsOf(makeCv('Fisioterapeuta, CREFITO-3/98765-F', HOUSE), THERAPISTS).yearsInRole).toBe(4);
  expect(factsOf(makeCv('Procuro vaga de fisioterapeuta', HOUSE), THERAPISTS).yearsInRole).toBe(0);
  expect(factsOf(makeCv('Cozinheira', HOUSE), THERAPISTS).yearsInRole).toBe(0);
});

it('leaves a house without a trade where other entries name it', () => {
  const named = 'Hospital Serra Azul\nFisioterapeuta – 01/2023 a 12/2024\n- Reabilitação de ombro e joelho';
  expect(factsOf(makeCv('Fisioterapeuta', named, HOUSE), THERAPISTS).yearsInRole).toBe(2);
});

it('takes the trade of a bare rank from the head of the CV', () => {
  const entry = 'Frio Norte Serviços - Técnico pleno - 01/2020 a 12/2022\n- Manutenção de chiller';
  const ad = makeAd('Técnico em Refrigeração', 'Curso técnico em Refrigeração', 'NR-10');
  expect(factsOf(makeCv('Técnico em Refrigeração', entry), ad).yearsInRole).toBe(3);
  expect(factsOf(makeCv('Técnico em Edificações', entry), ad).yearsInRole).toBe(0);
});

it('reads the rung of a language out of what the person does in it', () => {
  const speak = (line: string): PersonFacts['languages'] =>
    factsOf(CV('Ensino médio completo, 2015').replace('Inglês: nada', line), AD).languages;
  expect(speak('Alemão: apresentei palestra em Berlim')).toContainEqual({
    name: 'Alemão',
    level: 'avançado',
  });
  expect(speak('Alemão: leio artigos e apresento o resumo deles')).toContainEqual({
    name: 'Alemão',
    level: 'básico',
  });
});

it('finds the number of a council behind its region', () => {
  const { registrations } = factsOf(makeCv('Bibliotecária, CRB-8/4321', HOUSE), THERAPISTS);
  expect(registrations).toEqual([{ council: 'CRB-8', number: '4321' }]);
  const [other] = factsOf(
    makeCv('Técnica em Radiologia - CRTR 5ª nº 12.345-T', HOUSE),
    THERAPISTS,
  ).registrations;
  expect(other?.number).toBe('12.345-T');
});

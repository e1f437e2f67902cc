import { expect, test } from 'vitest';
import { AD, findCode, CONTEXT, read } from './fixtures.ts';
import { readPastedVacancy } from './pasted.ts';

test('a pasted ad keeps its text and takes its title from it, unless one is given', () => {
  const [plain] = read(readPastedVacancy({ text: AD }, CONTEXT)).vacancies;
  expect(plain).toMatchObject({
    source: 'pasted',
    title: 'Analista de Dados Pleno',
    company: '',
    url: null,
    workModel: null,
    description: AD,
    seenOn: CONTEXT.today,
  });
  const given = {
    text: AD,
    title: 'Analista de BI',
    company: 'Loja Exemplo',
    url: 'https://exemplo.com/v/1',
  };
  const [filled] = read(readPastedVacancy(given, CONTEXT)).vacancies;
  expect(filled).toMatchObject({ title: 'Analista de BI', company: 'Loja Exemplo', url: given.url });
  expect(filled?.id).toBe(plain?.id);
});

test('only https addresses are kept', () => {
  for (const url of ['http://exemplo.com', 'javascript:alert(1)', 'https://exemplo.com/"x', 'exemplo.com']) {
    expect(read(readPastedVacancy({ text: AD, url }, CONTEXT)).vacancies[0]?.url).toBeNull();
  }
});

test('a text that is no ad is refused with its reason', () => {
  expect(findCode(readPastedVacancy({ text: 'Vaga de analista' }, CONTEXT))).toBe('VAGA_CURTA');
  expect(findCode(readPastedVacancy({ text: AD.repeat(100) }, CONTEXT))).toBe('VAGA_LONGA');
  const resume =
    `Ana Souza\nana@exemplo.com | (11) 98765-4321\n\nExperiência profissional\nAnalista\nLoja Exemplo\n03/2020 ` +
    `- 12/2022\n- Organizei a base de clientes\n\nFormação acadêmica\nBacharelado em Estatística\n2015 - 2019`;
  expect(findCode(readPastedVacancy({ text: resume }, CONTEXT))).toBe('VAGA_PARECE_CURRICULO');
});

test('an ad written as a message keeps the facts of its lines', () => {
  const text = `*ANALISTA DE LOGÍSTICA*
Empresa: Grupo Minas Log Ltda
📍 Local: Betim/MG
💰 Salário: 7.800 + PLR
Regime: CLT
Requisitos: Excel avançado, roteirização, gestão de frota e inglês intermediário. Experiência de 3 anos.
Interessados enviar currículo para rh@minaslog.example até 30/11`;
  const [vacancy] = read(readPastedVacancy({ text }, { ...CONTEXT, today: '2026-11-22' })).vacancies;
  expect(vacancy).toMatchObject({
    company: 'Grupo Minas Log Ltda',
    places: [{ city: 'Betim', state: 'MG' }],
    salary: { min: 7800, max: 7800, period: 'month' },
    contracts: ['clt'],
    expiresOn: '2026-11-30',
    contact: 'rh@minaslog.example',
  });
  const later = read(readPastedVacancy({ text }, { ...CONTEXT, today: '2026-12-01' })).vacancies[0];
  expect(later?.expiresOn).toBe('2027-11-30');
});

test('a line that cannot be understood is left to the text', () => {
  const text = `${AD}\nSalário: compatível com o mercado\nLocal: remoto\nPrazo: logo`;
  const [vacancy] = read(readPastedVacancy({ text }, CONTEXT)).vacancies;
  expect(vacancy).toMatchObject({ salary: null, places: [], workModel: 'remote', expiresOn: null });
});

test.each([
  [
    'VAGA URGENTE – CAMPINAS/SP\nRecepcionista de clínica odontológica',
    'Recepcionista de clínica odontológica',
  ],
  ['VAGAS ABERTAS | RECIFE - PE\nTécnico(a) de Enfermagem', 'Técnico(a) de Enfermagem'],
  ['🚨 VAGA URGENTE 🚨\nContagem/MG\nLíder de Estoque', 'Líder de Estoque'],
  ['#vaga #campinas\nAuxiliar administrativo', 'Auxiliar administrativo'],
  ['VAGA DE EMPREGO\nATENDENTE\nPadaria do Zé contrata', 'ATENDENTE'],
  ['URGENTE: Conferente de mercadorias', 'Conferente de mercadorias'],
  ['Analista de Logística - SP', 'Analista de Logística'],
])('a line that calls or says the place is no title: %s', (head, title) => {
  const text = `${head}\nRequisitos:\n- Ensino médio completo\n- Experiência com estoque\n- Excel básico\nBenefícios: vale-transporte e vale-refeição`;
  expect(read(readPastedVacancy({ text }, CONTEXT)).vacancies[0]?.title).toBe(title);
});

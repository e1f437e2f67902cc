import type { JobReading, Requirement } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { readAsking, readSaying } from '../fixtures/reading.ts';

const find = (reading: JobReading, id: string): Requirement | undefined =>
  reading.requirements.find((one) => one.id === id);
const ids = (reading: JobReading): string[] => reading.requirements.map(({ id }) => id);
const blockers = (reading: JobReading): string[] =>
  reading.requirements.filter(({ knockOut }) => knockOut).map(({ id }) => id);

describe('a wish', () => {
  it.each([
    'Cursar pedagogia, psicologia ou serviço social é desejável.',
    'Pós-graduação em direito do trabalho é desejável, como também PJe-Calc.',
    'Curso técnico em edificações conta muito.',
    'Especialização em saúde mental soma pontos.',
    'CNH C ajuda.',
    'Conta a favor: SAP e Power BI.',
    'Ajuda conhecer SAP e ter inglês avançado.',
    'Inglês avançado e MBA em gestão comercial são diferenciais.',
    'Experiência com implantação de sistema (SAP, Excel, TOTVS RM) é desejável.',
    'Java, Kotlin ou Python é um diferencial.',
  ])('is the only content of "%s"', (line) => {
    const reading = readAsking(line);
    expect(reading.requirements.length).toBeGreaterThan(0);
    expect(reading.requirements.map(({ necessity }) => necessity)).not.toContain('mandatory');
    expect(blockers(reading)).toEqual([]);
  });

  it('leaves the requirements before it unchanged', () => {
    const necessity = (line: string, id: string) => find(readAsking(line), id)?.necessity;
    expect(necessity('Excel, inglês é desejável.', 'skill-excel')).toBe('mandatory');
    expect(necessity('Experiência com SAP, conhecimento de Excel é desejável.', 'skill-sap')).toBe(
      'mandatory',
    );
    expect(necessity('Excel; SAP; Power BI ou Tableau é desejável.', 'skill-sap')).toBe('mandatory');
    expect(necessity('CNH B. Domínio de Excel é desejável.', 'skill-cnh-b')).toBe('mandatory');
    expect(necessity('Conhecimento em SAP. Excel é desejável.', 'skill-sap')).toBe('mandatory');
  });
});

describe('a degree', () => {
  const education = (line: string) =>
    readAsking(line)
      .requirements.filter(({ kind }) => kind === 'education')
      .map(({ label }) => label);

  it('in a field is no registration with its council', () => {
    const reading = readAsking('Graduação em administração, economia, estatística ou afins');
    expect(blockers(reading)).toEqual([]);
    expect(find(reading, 'education-superior')?.alternatives).toEqual([
      'administração',
      'economia',
      'estatística',
    ]);
    expect(ids(readAsking('Graduação em administração e CRA ativo'))).toContain('skill-cra');
    expect(ids(readAsking('Graduação em medicina veterinária'))).not.toContain('skill-crmv');
  });

  it('with an amount of pay is no requirement', () => {
    expect(ids(readAsking('Bolsa de R$ 3.100,00 (mestrado) a R$ 5.200,00 (doutorado)'))).toEqual([]);
  });

  it.each([
    [
      'Graduação em Engenharia, Economia ou áreas correlatas, Excel avançado e noções do setor',
      'Engenharia, Economia ou áreas afins',
    ],
    ['Formação em Engenharia Civil, domínio de Excel, vivência com SINAPI', 'Engenharia Civil'],
    ['Graduação em pedagogia, especialização concluída, boa escrita ou leitura', 'pedagogia'],
    [
      'Mestrado em Engenharia Química, Elétrica ou de Materiais, análise de dados em Python',
      'Engenharia Química, Elétrica ou Materiais',
    ],
    ['Curso técnico em agropecuária, elétrica básica, hidráulica, leitura de mapas', 'agropecuária'],
    ['Superior em administração, economia, contabilidade', 'administração, economia ou contabilidade'],
    [
      'Ensino superior em agronomia, serviço social, administração ou afins',
      'agronomia, serviço social, administração ou áreas afins',
    ],
    ['Graduação em Letras, Jornalismo e áreas afins', 'Letras, Jornalismo ou áreas afins'],
    ['Inglês e MBA em gestão comercial são diferenciais', 'gestão comercial'],
  ])('in "%s" ends its subjects at the right word', (line, subjects) => {
    expect(education(line).map((label) => label.replace(/^.*? em /u, ''))).toContain(subjects);
  });

  it('blocks nobody if an alternative is enough', () => {
    expect(blockers(readAsking('Licenciatura em música ou experiência comprovada no ensino'))).toEqual([]);
    expect(blockers(readAsking('Engenharia Química, de Alimentos ou Mecânica'))).toEqual([]);
    expect(blockers(readAsking('Licenciatura em música'))).toEqual(['education-superior']);
  });
});

describe('pay', () => {
  const month = (min: number, max = min) => ({ min, max, period: 'month' });
  it.each([
    ['R$ 9.500 a R$ 11.000, bônus anual', month(9500, 11_000)],
    ['R$ 9.500 a R$ 11.000 e bônus anual', month(9500, 11_000)],
    ['Pacote de R$ 120.000 brutos por ano', { min: 120_000, max: 120_000, period: 'year' }],
    ['CLT, R$ 8.500 a R$ 9.800, plano de saúde', month(8500, 9800)],
    ['R$ 3.900,00 – R$ 4.600,00 mensais, CLT', month(3900, 4600)],
    ['R$ 1.720,00 + adicional noturno + vale-alimentação R$ 420,00', month(1720)],
    ['Salário de R$ 4.600 (júnior) a R$ 6.900 (pleno)', month(4600, 6900)],
    ['Bolsa-auxílio de R$ 1.200 (4 h) ou R$ 1.400 (6 h)', month(1200, 1400)],
    ['Remuneração: R$ 1.900 em Macapá e R$ 2.200 em Belém, mais vale de R$ 480', month(1900, 2200)],
    ['Contratação CLT (R$ 15.000 a R$ 17.000) ou PJ (até R$ 19.000)', month(15_000, 19_000)],
    ['Fixo de R$ 3.400 mais comissão; a média do trimestre foi R$ 6.800', month(3400, 6800)],
    ['Hora-aula de R$ 42,00 a R$ 46,00, CLT', { min: 42, max: 46, period: 'hour' }],
    ['Verba anual de R$ 3.000 para estudo', null],
    ['Auxílio para mudança de até R$ 4.000', null],
    ['Orçamento de R$ 4 milhões anuais', null],
    ['R$ 900,00 de vale-refeição', null],
  ])('is read or left out in "%s"', (line, salary) => {
    expect(readAsking(`Excel\nInformações adicionais\n${line}`).salary).toEqual(salary);
    expect(readAsking(`Excel\n${line}`).salary).toEqual(salary);
  });
});

it.each([
  ['Estudantes de direito com matrícula ativa', 'skill-secretaria-escolar'],
  ['Salário fixo e ajuda de custo', 'skill-custos'],
  ['Faturamento de APAC e AIH', 'skill-operacoes-aeroportuarias'],
  ['Experiência com alinhadores e aparelho autoligado', 'skill-suspensao-freios'],
  ['Domínio do CPP e do CPC', 'skill-cpp'],
  ['Experiência em CREAS ou CAPS', 'skill-crea'],
  ['Experiência em CRAS', 'skill-cra'],
])('reads no skill with another meaning in "%s": %s', (line, id) => {
  expect(ids(readAsking(line))).not.toContain(id);
});

it('keeps the skills behind ambiguous words', () => {
  expect(ids(readAsking('Experiência em CREAS ou CRAS'))).toContain('skill-suas-creas');
  expect(ids(readAsking('Análise de custos e formação de preço'))).toContain('skill-custos');
  expect(readAsking('Matrículas e histórico escolar na secretaria').requirements[0]?.skillId).toBe(
    'secretaria-escolar',
  );
});

describe('the contract', () => {
  it.each([
    ['Atendimento aos cooperados da agência', []],
    ['O trabalho é como cooperado, com fundo de descanso', ['cooperative']],
    ['Contratos de fornecimento: acompanhar entregas na safra', []],
    ['Contrato de safra, de abril a dezembro', ['temporary']],
    ['O repasse é por hora e não há vínculo CLT', []],
    ['Trabalho sem carteira assinada', []],
    ['Processo seletivo para contrato por tempo determinado', ['temporary']],
    ['CLT, 44 horas, sábado até meio-dia', ['clt']],
    ['CLT ou PJ.', ['clt', 'pj']],
    ['Conhecimento de eSocial, CLT, convenções coletivas', []],
    ['Prestação de serviço como PJ, com pausa de 20 dias', ['pj']],
  ])('of "%s"', (line, contracts) => {
    expect(readAsking(`Excel\n${line}`).contracts).toEqual(contracts);
  });
});

describe('the work model', () => {
  it.each([
    ['Home office às sextas', 'hybrid'],
    ['Sem home office', 'onSite'],
    ['Dois dias de home office', 'hybrid'],
    ['Um dia remoto por semana', 'hybrid'],
    ['Presencial às terças em Pinheiros', 'hybrid'],
    ['Presencial de terça a quinta', 'hybrid'],
    ['Trabalho presencial de segunda a sexta', 'onSite'],
    ['Auxílio home office de R$ 150', null],
    ['Cadastro presencial às terças, com documentos', null],
    ['Folga a cada 15 dias em casa', null],
    ['Experiência com eventos híbridos', null],
    ['Três dias por semana no escritório do centro', 'hybrid'],
    ['CLT remoto, com auxílio-internet', 'remote'],
    ['Trabalho 100% remoto, com visita presencial uma vez por trimestre', 'remote'],
    ['Regime CLT, remoto de qualquer cidade brasileira', 'remote'],
    ['Função presencial.', 'onSite'],
  ])('of "%s"', (line, model) => {
    expect(readSaying(line).workModel).toBe(model);
  });
});

describe('people with disabilities', () => {
  it.each([
    ['Vagas: 9, sendo 1 reservada a pessoas com deficiência', 'open'],
    ['Posição exclusiva para pessoas com deficiência', 'exclusive'],
    ['Atendimento a pessoas com deficiência em oficinas', null],
    ['Candidatos com deficiência concorrem também às demais vagas', 'open'],
  ])('in "%s"', (line, disability) => {
    expect(readSaying(line).disability).toBe(disability);
  });
});

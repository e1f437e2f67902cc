import { emptyResume, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { judgeRequirement } from './judge.ts';
import { personOf } from './person.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

const working = (items: string[], title = 'Analista', company = 'Empresa'): Partial<ResumeStructure> => ({
  experiences: [{ title, company, location: '', start: '2018-01', end: '2024-01', current: false, items }],
});

const judge = (resume: Partial<ResumeStructure>, asked: string) =>
  judgeRequirement(asked, personOf({ ...emptyResume(), ...resume }, NOW));
const verdict = (resume: Partial<ResumeStructure>, asked: string): string => judge(resume, asked).verdict;

describe('a registration', () => {
  it.each<[Partial<ResumeStructure>, string, string]>([
    [{ unclassified: ['COREN-SP 412.877'] }, 'Registro ativo no COREN', 'proven'],
    [{ unclassified: ['CRC-PR ativo'] }, 'CRC ativo', 'proven'],
    [{ courses: ['Prevenção de Lesão por Pressão – COREN-SP – 2021 (8h)'] }, 'COREN ativo', 'denied'],
    [{ courses: ['Preparatório para o exame da OAB – Damásio'] }, 'Inscrição na OAB', 'denied'],
    [{ courses: ['Palestra sobre reforma tributária no CRC-SP – 2024'] }, 'Registro no CRC', 'denied'],
    [{ skills: ['Excel'] }, 'Registro no CREA', 'nothing'],
  ])('of %j, asked for “%s”, is %s', (resume, asked, expected) => {
    expect(verdict(resume, asked)).toBe(expected);
  });
});

it('holds a driving licence of the category or a higher one, unless it has run out', () => {
  const holding = (line: string) => verdict({ unclassified: [line] }, 'CNH D');
  expect(holding('CNH categoria E, com EAR')).toBe('proven');
  expect(holding('CNH categoria B')).toBe('denied');
  expect(holding('CNH categoria D, vencida em 2023')).toBe('denied');
});

describe('schooling', () => {
  const educated = (degree: string, area: string, items: string[] = []): Partial<ResumeStructure> => ({
    education: [
      {
        institution: 'Faculdade Central',
        degree,
        area,
        location: '',
        start: '2012',
        end: '2016',
        current: false,
        items,
      },
    ],
  });
  it('is of the subject asked for', () => {
    const asked = 'Graduação em Ciências Contábeis';
    expect(verdict(educated('Bacharelado', 'Ciências Contábeis'), asked)).toBe('proven');
    expect(verdict(educated('MBA', 'Supply Chain'), asked)).not.toBe('proven');
    expect(verdict(educated('Bacharelado', 'Administração'), asked)).not.toBe('proven');
    expect(verdict(educated('Tecnólogo', 'Logística'), 'Ensino superior em TI ou RH')).not.toBe('proven');
  });
  it('is finished, unless the ad takes who studies', () => {
    const given = educated('Bacharelado', 'Administração – trancado em 2016');
    expect(verdict(given, 'Superior completo em Administração')).toBe('denied');
    expect(verdict(given, 'Superior completo ou cursando em Administração')).toBe('denied');
  });
});

describe('who does what', () => {
  it.each([
    ['AWS: nunca usei', 'AWS'],
    ['Power BI, quem monta os painéis é o time de BI', 'Power BI'],
    ['Zabbix – quero aprender', 'Zabbix'],
    ['US GAAP: a conversão é feita pela equipe da matriz', 'US GAAP'],
    ['Bitrem só manobrei no pátio, nunca viajei', 'bitrem'],
    ['O orçamento era da gerente', 'Orçamento'],
    ['SOX: não se aplica à empresa', 'Conhecimento de SOX'],
  ])('“%s” proves no %s', (item, asked) => {
    expect(verdict(working([item]), asked)).toBe('denied');
  });
  it('keeps what is done beside what is not', () => {
    expect(verdict(working(['Uso Python todo dia; AWS nunca usei']), 'Python')).toBe('proven');
    expect(verdict(working(['Auditoria ISO 9001: nenhuma não conformidade']), 'ISO 9001')).toBe('proven');
  });
  it('takes a course for no experience', () => {
    const course = { courses: ['Liderança de equipes, 8h, 2023'] };
    expect(verdict(course, 'Experiência em liderança de equipe')).toBe('nothing');
  });
});

describe('deeds without the word', () => {
  it.each([
    ['Bati 118% da meta em 2024 e 104% em 2025', 'Histórico de atingimento de metas'],
    ['Densidade de infecção de 8,2 para 3,1 por mil, com o bundle que implantei', 'Controle de infecção'],
    ['Em porta em porta abri 64 clientes novos', 'Prospecção de novos clientes'],
    ['Pedido e visita lançados no Pipedrive', 'Uso de CRM'],
    ['Operação com zero acidentes em 8 anos', 'Direção defensiva'],
  ])('“%s” proves “%s”', (item, asked) => {
    const { verdict: found, evidence } = judge(working([item]), asked);
    expect(found).toBe('proven');
    expect(evidence[0]?.excerpt).toBe(item);
  });
});

it('counts years of the trade that is asked for', () => {
  const nurse = working(['Plantões'], 'Enfermeira', 'UPA 24h');
  expect(verdict(nurse, '5 anos de experiência como enfermeira')).toBe('proven');
  expect(verdict(nurse, '5 anos de experiência como médica')).toBe('nothing');
  expect(verdict(nurse, '9 anos de experiência como enfermeira')).toBe('denied');
});

it('leaves open what a CV does not tell of availability', () => {
  const offering = { unclassified: ['Disponível para viagens'] };
  expect(verdict(offering, 'Disponibilidade para viagens')).toBe('listed');
  expect(verdict({}, 'Disponibilidade para viagens')).toBe('unknown');
  expect(verdict({ unclassified: ['Não posso viajar'] }, 'Disponibilidade para viagens')).toBe('denied');
});

it('claims a list, and proves nothing with it', () => {
  expect(verdict({ skills: ['Excel'] }, 'Excel')).toBe('listed');
  expect(verdict({ summary: 'Liderança, Excel e metas' }, 'Excel')).toBe('listed');
});

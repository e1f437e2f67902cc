import { describe, expect, it } from 'vitest';
import { readResumeText, renderResumeText } from './index.ts';
import { NOW, PLAIN_RESUME } from './testing/samples.ts';

function read(text: string) {
  const result = readResumeText(text, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('readResumeText', () => {
  it('reads a pasted CV into its fields', () => {
    const { structure, layout } = read(PLAIN_RESUME);
    expect(layout).toBe('plainText');
    expect(structure.contact).toEqual({
      name: 'Carla Mendonça',
      email: 'carla.mendonca@exemplo.com',
      phone: '+5585988881234',
      location: 'Fortaleza, CE',
      links: [],
    });
    expect(structure.experiences).toEqual([
      {
        title: 'Assistente Financeira',
        company: 'Distribuidora Jangada Ltda',
        location: '',
        start: '2020-01',
        end: null,
        current: true,
        items: ['Conciliei 12 contas bancárias por mês', 'Reduzi multas em 30%'],
      },
      {
        title: 'Auxiliar Administrativo',
        company: 'Clínica Sorriso',
        location: '',
        start: '2017-03',
        end: '2019-12',
        current: false,
        items: ['Atendi pacientes e organizei a agenda'],
      },
    ]);
    expect(structure.education).toMatchObject([
      {
        degree: 'Bacharelado',
        area: 'Administração',
        institution: 'Universidade Federal do Ceará',
        start: '2016',
        end: '2020',
      },
    ]);
    expect(structure.languages).toEqual([{ language: 'Inglês', level: 'intermediário' }]);
    expect(structure.skills).toEqual(['Excel', 'SAP', 'conciliação bancária']);
    expect(structure.summary).toContain('conciliação bancária');
  });

  it('takes a line of place and period below both names for the place, not for an activity', () => {
    const { experiences } = read(
      PLAIN_RESUME.replace(
        'Financeira\nDistribuidora Jangada Ltda\n',
        'Financeira — Distribuidora Jangada Ltda\nFortaleza, CE | ',
      ).replace('Administrativo\nClínica Sorriso\n', 'Administrativo — Clínica Sorriso\nSobral, CE | '),
    ).structure;
    expect(experiences[1]).toMatchObject({
      title: 'Auxiliar Administrativo',
      company: 'Clínica Sorriso',
      location: 'Sobral, CE',
      items: ['Atendi pacientes e organizei a agenda'],
    });
  });

  const REST = 'FORMAÇÃO\nBacharelado em Administração – Universidade Federal do Ceará – 2016 a 2020\n';
  const work = (...lines: string[]): readonly string[] =>
    read(
      `Ana Souza\nana@exemplo.com\n\nEXPERIÊNCIA\nSalão Sol – Manicure – 01/2019 a 12/2022\n${lines.join('\n')}\n\n${REST}`,
    ).structure.experiences[0]?.items ?? [];

  it("keeps the person's line ends, also before small letters", () => {
    const lines = [
      'alongamento em fibra e gel, blindagem, esmaltação em gel',
      '84 clientes mensais fixas, 70% remarcam na hora',
      'ensinei minha prima e a vizinha, e as duas trabalham com isso hoje',
      'cílios eu nunca fiz',
    ];
    expect(work(...lines)).toEqual(lines);
  });

  it('begins no job at a sentence with two years', () => {
    const line = 'Bati 118% da meta em 2024 e 104% em 2025.';
    expect(work('Carteira de 60 contas industriais.', line)).toContain(line);
  });

  it('joins lines that end with an open word or at the width of the text', () => {
    expect(work('- atendi 84 clientes fixas por mês, pé e mão, e', 'cuidei do estoque')).toEqual([
      'atendi 84 clientes fixas por mês, pé e mão, e cuidei do estoque',
    ]);
    const wrapped = [
      'comecei no balcão do salão da família, depois assumi a agenda das clientes',
      'fixas e o controle de estoque, que antes ninguém fazia, até a inauguração',
      'da segunda loja, onde treinei outras manicures durante o primeiro semestre',
    ];
    expect(work(...wrapped)).toEqual([wrapped.join(' ')]);
  });

  it('reads a full stop or an arrow before a line as a bullet', () => {
    expect(work('. quem guarda no alto são os operadores', '-> separação com coletor')).toEqual([
      'quem guarda no alto são os operadores',
      'separação com coletor',
    ]);
  });

  it('ends a list behind its label if a job begins below a blank line', () => {
    const { structure } = read(
      'Ana Souza\nana@exemplo.com\n\nStack: Terraform, Ansible\n\n[04/2021 – 03/2024] Analista, Nuvem Ltda\n* mentora de 2 juniores\n\n' +
        REST,
    );
    expect(structure.skills).toEqual(['Terraform', 'Ansible']);
    expect(structure.experiences).toMatchObject([{ start: '2021-04', items: ['mentora de 2 juniores'] }]);
  });

  it('reads its own canonical text back to the same structure', () => {
    const { structure } = read(PLAIN_RESUME);
    expect(read(renderResumeText(structure)).structure).toEqual(structure);
  });

  it('reads company before title, and both on one line', () => {
    const text = PLAIN_RESUME.replace(
      'Assistente Financeira\nDistribuidora Jangada Ltda\nJan/2020 – atual',
      'Distribuidora Jangada Ltda – Assistente Financeira – Jan/2020 – atual',
    ).replace(
      'Auxiliar Administrativo\nClínica Sorriso\n03/2017 a 12/2019',
      'Clínica Sorriso – Auxiliar Administrativo – 03/2017 a 12/2019',
    );
    expect(read(text).structure.experiences.map(({ title, company }) => [title, company])).toEqual([
      ['Assistente Financeira', 'Distribuidora Jangada Ltda'],
      ['Auxiliar Administrativo', 'Clínica Sorriso'],
    ]);
  });

  it('reads an English CV too', () => {
    const { structure } = read(`Emma Stone-Walker
Dublin, Ireland | emma@example.org | +353 85 123 4567

Summary
Customer support lead with a habit of writing things down.

Work Experience
Support Lead, Harbour Software Inc.
May 2021 - Present
* Built a knowledge base of 200 articles
Support Agent, Liffey Telecom
June 2018 - April 2021
* Answered 40 tickets a day

Education
BSc in Psychology, Trinity College Dublin, 2014 - 2018

Skills
Zendesk, SQL, coaching`);
    expect(structure.contact).toMatchObject({
      name: 'Emma Stone-Walker',
      phone: '+353851234567',
      location: 'Dublin, Ireland',
    });
    expect(
      structure.experiences.map(({ title, company, start, end }) => [title, company, start, end]),
    ).toEqual([
      ['Support Lead', 'Harbour Software Inc.', '2021-05', null],
      ['Support Agent', 'Liffey Telecom', '2018-06', '2021-04'],
    ]);
    expect(structure.education).toMatchObject([
      { institution: 'Trinity College Dublin', degree: 'BSc', area: 'Psychology' },
    ]);
  });

  it('loses no line: a line without a field is kept', () => {
    const { structure, text } = read(`${PLAIN_RESUME}\n\nPALESTRAS\nComo organizar boletos, Sebrae 2023`);
    expect(structure.other).toEqual([
      { section: 'PALESTRAS', lines: ['Como organizar boletos, Sebrae 2023'] },
    ]);
    expect(text).toContain('Como organizar boletos');
  });

  it('gives each field its certainty', () => {
    const { confidence } = read(PLAIN_RESUME);
    for (const path of [
      'contact.name',
      'contact.email',
      'experiences.0.title',
      'experiences.1.company',
      'education.0.institution',
    ]) {
      expect(confidence[path]).toBeGreaterThan(0.3);
      expect(confidence[path]).toBeLessThanOrEqual(1);
    }
  });

  it('stays quick with words and lines of absurd length', () => {
    for (const tail of [
      'a'.repeat(50_000),
      '1'.repeat(50_000),
      'a-'.repeat(25_000),
      'Abc, '.repeat(10_000),
    ]) {
      expect(read(`Ana Luz\n${tail}\n${PLAIN_RESUME}`).structure.experiences).toHaveLength(2);
    }
  });

  it('gives the same answer each time', () => {
    expect(JSON.stringify(read(PLAIN_RESUME))).toBe(JSON.stringify(read(PLAIN_RESUME)));
  });
});

describe('errors of pasted text', () => {
  const code = (text: string): string => {
    const result = readResumeText(text, { now: NOW });
    return result.ok ? 'ok' : result.error.code;
  };

  it('distinguishes empty, short and foreign texts', () => {
    expect(code('  \n ')).toBe('ARQUIVO_VAZIO');
    expect(code('Carla Mendonça, carla@exemplo.com, jan/2020 – atual')).toBe('TEXTO_CURTO');
    expect(
      code('Bata as claras em neve e misture a farinha de trigo peneirada com o leite morno. '.repeat(6)),
    ).toBe('NAO_PARECE_CURRICULO');
    expect(
      code('&XUULFXOXP 9LWDH GH 0DULD GD 6LOYD ([SHULrQFLD 3URILVVLRQDO $QDOLVWD GH 6LVWHPDV '.repeat(8)),
    ).toBe('TEXTO_ILEGIVEL');
  });
});

describe('decorated headings', () => {
  const ENOUGH = [
    'Vendas',
    'Loja do Centro – 2010 a 2014',
    '- atendimento de oitenta clientes por dia no balcão, troca de mercadoria e fechamento do caixa da loja',
    '- inventário de estoque a cada semestre, com a contagem de três mil peças e a conferência das notas',
  ];
  const HEAD = ['Ana Prates', 'ana@exemplo.com', ''];
  const readLines = (lines: readonly string[]) => read([...HEAD, ...lines].join('\n')).structure;

  it('reads letters set apart, brackets and dashes', () => {
    const { experiences, education } = readLines([
      'E X P E R I Ê N C I A   P R O F I S S I O N A L',
      '',
      'METALURGICA DO VALE',
      'Eletricista – 05/2019 – atual',
      ...ENOUGH.slice(2),
      '',
      '( formação )',
      'Técnico em Mecânica – SENAI – 2008',
    ]);
    expect(experiences.map(({ start }) => start)).toEqual(['2019-05']);
    expect(education).toHaveLength(1);
  });

  it('ends an objective at the blank line after it', () => {
    const { other } = readLines([
      'Objetivo: manutenção predial',
      '',
      'hidráulica toda: bóia e esgoto',
      ...ENOUGH,
    ]);
    expect(JSON.stringify(other)).not.toContain('hidráulica');
  });

  it('leaves a licence out of the languages', () => {
    const { languages, licence } = readLines([
      'EXPERIÊNCIA',
      ...ENOUGH,
      '',
      'IDIOMAS',
      'Inglês avançado',
      'CNH A/B desde 2019',
    ]);
    expect(languages.map(({ language }) => language)).toEqual(['Inglês']);
    expect(licence).toBe('AB');
  });

  it('reads no sentence below the languages as a language, and keeps its denial', () => {
    const { languages, unclassified } = readLines([
      'EXPERIÊNCIA',
      ...ENOUGH,
      '',
      'IDIOMAS',
      'Inglês: leio sem problema, falo pouco',
      '',
      'Não posso no período noturno.',
    ]);
    expect(languages.map(({ language }) => language)).toEqual(['Inglês']);
    expect(JSON.stringify(unclassified)).toContain('Não posso no período noturno');
  });

  it('takes the full stop of a company’s name for no end of a sentence', () => {
    const { experiences } = readLines([
      'EXPERIÊNCIA',
      'Analista financeiro pleno, Metalúrgica Pinhais S.A. — jun/2020 a hoje',
      '• Fechamento mensal em 4 dias úteis',
      '',
      'Assistente financeiro, Comercial Três Irmãos — fev/2017 a mai/2020',
      '• Contas a pagar e a receber',
    ]);
    expect(experiences.map(({ company, start }) => [company, start])).toEqual([
      ['Metalúrgica Pinhais S.A.', '2020-06'],
      ['Comercial Três Irmãos', '2017-02'],
    ]);
  });
});

import { LinkedInProfileSchema } from '@aura/shared-domain';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PAGE_EN, PAGE_PT } from '../../../generated/samples/linkedin-pages.ts';
import { NOW } from '../../fixtures/read.ts';
import { readLinkedInText } from './read.ts';

function read(text: string) {
  const result = readLinkedInText(text, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('readLinkedInText', () => {
  it('reads a Portuguese page', () => {
    const { profile, source } = read(PAGE_PT);
    expect(source).toBe('text');
    expect(profile).toMatchObject({
      name: 'Marcos Pereira',
      headline: 'Analista de Logística | WMS e Excel | Centros de distribuição',
      location: 'Cascavel, Paraná, Brasil',
      skills: ['WMS', 'Excel', 'Roteirização'],
      courses: ['Excel avançado – Senai – Emitido em jun de 2022'],
      languages: [{ language: 'Espanhol', level: 'Nível intermediário' }],
      education: [
        {
          institution: 'Universidade do Oeste',
          degree: 'Tecnólogo',
          area: 'Logística',
          start: '2013',
          end: '2015',
        },
      ],
      recommendations: null,
    });
    expect(profile.about).toMatch(
      /^Trabalho com logística[^]*\n\nUso WMS, Excel e roteirização\. Para conversar/u,
    );
    expect(profile.about).not.toMatch(/ver mais|Principais/u);
    expect(JSON.stringify(profile)).not.toContain('Banco Tal');
  });

  it('reads single roles and lists of roles of one company', () => {
    expect(read(PAGE_PT).profile.experiences).toMatchObject([
      {
        title: 'Analista de Logística',
        company: 'Transportes Oeste',
        location: 'Cascavel, Paraná, Brasil',
        start: '2021-01',
        current: true,
        items: [
          'Reduzi em 18% o custo de frete com roteirização de 60 veículos',
          'Implantei o WMS em dois armazéns',
          'Reduzi em 18% o custo de frete com roteirização de 60 veículos',
        ],
      },
      {
        title: 'Assistente de Logística',
        company: 'Cooperativa Grãos',
        start: '2018-03',
        end: '2020-12',
        items: ['Programei a carga de 25 caminhões por dia'],
      },
      {
        title: 'Auxiliar de Expedição',
        company: 'Cooperativa Grãos',
        start: '2015-11',
        end: '2018-02',
        items: [],
      },
    ]);
  });

  it('reads an English page', () => {
    const { profile } = read(PAGE_EN);
    expect(profile).toMatchObject({
      name: 'Livia Rocha',
      headline: 'UX Designer at Estúdio Lua',
      skills: ['Figma', 'User Research'],
      recommendations: 1,
      experiences: [
        {
          title: 'UX Designer',
          company: 'Estúdio Lua',
          start: '2022-05',
          current: true,
          items: ['Led the redesign of an app used by 80 thousand people'],
        },
      ],
      education: [{ institution: 'UFRGS', degree: "Bachelor's degree", area: 'Design' }],
    });
  });

  it('names the missing sections, and those that the page cut off', () => {
    const { profile, notices } = read(PAGE_EN);
    expect(profile.notInSource).toEqual(['skills', 'courses', 'languages']);
    expect(notices.map(({ message }) => message)).toEqual([
      expect.stringContaining('Licenças, certificados e cursos e Idiomas'),
      expect.stringMatching(/^A lista de competências não está inteira no texto colado\./u),
    ]);
    expect(read(PAGE_PT).notices.map(({ code }) => code)).toContain('TEXTO_CORTADO');
  });

  it('ignores the navigation and the foot of a whole page', () => {
    const menu =
      'Pular para conteúdo principal\nInício\nMinha rede\nVagas\nMensagens\n3 notificações\nEu\nPara negócios\n';
    const foot = 'Sobre\nAcessibilidade\nSoluções de talentos\nLinkedIn Corporation © 2026\n';
    expect(read(menu + PAGE_PT + foot).profile).toEqual(read(PAGE_PT).profile);
  });

  it('separates a headline with commas from the place', () => {
    const paged = (place: string) =>
      read(
        `Ana Lima\nProfessora de Português, Redação\n${place}\n500 conexões\nSobre\nEnsino.\nExperiência\nEscola\nFormação acadêmica\nUFC\n`,
      ).profile;
    for (const place of [
      'Fortaleza, Ceará',
      'Fortaleza e Região',
      'Fortaleza, Ceará\nInformações de contato',
    ])
      expect(paged(place)).toMatchObject({
        headline: 'Professora de Português, Redação',
        location: place.split('\n')[0],
      });
  });

  it('reads a period repeated for screen readers once', () => {
    const page = PAGE_EN.replace(
      'May 2022 - Present',
      'May 2022 to Present · 4 yrs 1 mo\nMay 2022 - Present',
    );
    expect(read(page).profile.experiences).toEqual(read(PAGE_EN).profile.experiences);
  });

  it('reads no cause of volunteering as a heading, and the skills under the first summary', () => {
    const page = PAGE_PT.replace(
      'Idiomas\nIdiomas',
      'Voluntariado\nMonitor\nONG Ler\nEducação\nEducação\nCuidei de 20 crianças\nIdiomas\nIdiomas',
    );
    const { profile } = read(page);
    expect(profile.education).toEqual(read(PAGE_PT).profile.education);
    expect(profile.unclassified).toContain('Voluntariado: Cuidei de 20 crianças');
    const top = read(PAGE_PT.replace('WMS • Excel', 'Gestão de frota • Excel')).profile.skills;
    expect(top).toEqual(['Gestão de frota', 'Excel', 'WMS', 'Roteirização']);
  });

  it('reads skills that say “em”, and no place where one was used', () => {
    const list = 'Trabalho em equipe\n\nEnfermeira na Clínica Sol\n\nAnálise de dados no Excel';
    const { profile } = read(PAGE_PT.replace('\nRoteirização\n', `\n${list}\n`));
    expect(profile.skills).toEqual(
      expect.arrayContaining(['Trabalho em equipe', 'Análise de dados no Excel']),
    );
    expect(profile.skills).not.toContain('Enfermeira na Clínica Sol');
  });

  it('counts no recommendations where the page says so', () => {
    expect(read(`${PAGE_PT}\n\nRecomendações\nNada para ver por enquanto\n`).profile).toMatchObject({
      recommendations: 0,
      notInSource: expect.not.arrayContaining(['recommendations']),
    });
  });

  it('reads a profile that was typed by hand, with the sections of the page', () => {
    const typed =
      'Ana Prado\nAnalista administrativa | Excel e Power BI\nSobre\nOrganizo rotinas e números.\nExperiência\n' +
      'Analista administrativa\nDistribuidora Aurora\nmar de 2020 - o momento\nFormação acadêmica\nUFPE\nAdministração\n' +
      'Competências\nExcel\nPower BI';
    const { profile } = read(typed);
    expect(profile).toMatchObject({ about: 'Organizo rotinas e números.', skills: ['Excel', 'Power BI'] });
    expect(profile.experiences).toHaveLength(1);
  });

  it('refuses a CV, a job ad and a letter', () => {
    for (const text of [
      'João Silva\njoao@exemplo.com\nExperiência\nAnalista – Empresa X\n2019 – 2021\nFormação acadêmica\nUFPE 2014 – 2018',
      'Vaga: Analista de Dados. Requisitos: SQL, Power BI. Regime CLT, tempo integral.',
      'Olá, tudo bem? Escrevo para saber da vaga.',
      '',
    ])
      expect(readLinkedInText(text, { now: NOW })).toMatchObject({
        ok: false,
        error: { code: 'NAO_PARECE_LINKEDIN' },
      });
  });

  it('always gives a valid result, for any pasted text', () => {
    const lines = PAGE_PT.split('\n');
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ unit: 'grapheme', maxLength: 40 })), {
          maxLength: 60,
        }),
        (parts) => {
          const result = readLinkedInText(`${parts.join('\n')}\n· Tempo integral\n…ver mais`, { now: NOW });
          if (result.ok) v.parse(LinkedInProfileSchema, result.value.profile);
        },
      ),
      { numRuns: 150 },
    );
  });
});

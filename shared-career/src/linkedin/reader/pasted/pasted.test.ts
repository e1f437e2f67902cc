import { LinkedInProfileSchema } from '@aura/shared-domain';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PAGE_EN, PAGE_PT } from '../../fixtures/page.ts';
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

  it('names what the text does not hold, and what the page cut off', () => {
    const { profile, notices } = read(PAGE_EN);
    expect(profile.notInSource).toEqual(['courses', 'languages']);
    expect(notices.map(({ code }) => code)).toEqual(['SECAO_AUSENTE']);
    expect(read(PAGE_PT).notices.map(({ code }) => code)).toContain('TEXTO_CORTADO');
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

  it('always gives a result that fits the schema, whatever is pasted', () => {
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

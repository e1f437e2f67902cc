import { emptyResume, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../resume/index.ts';
import { gupyFields } from './gupy.ts';
import { jsonResume, resumeDocx, resumePdf } from './index.ts';
import { compareReadBack } from './read-back.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

const NURSE: ResumeStructure = {
  ...emptyResume(),
  contact: {
    name: 'Conceição Araújo da Silva',
    email: 'conceicao.araujo@exemplo.com.br',
    phone: '+5581988887777',
    location: 'Recife, PE',
    links: ['linkedin.com/in/conceicao-araujo'],
  },
  summary:
    'Enfermeira com oito anos de UTI adulto e pronto-socorro, responsável por escalas e pela segurança do paciente em plantões de doze horas.',
  experiences: [
    {
      title: 'Enfermeira de UTI',
      company: 'Hospital Boa Esperança',
      location: 'Recife, PE',
      start: '2021-03',
      end: null,
      current: true,
      items: [
        'Coordenei 14 técnicos por plantão e reduzi em 22% as lesões por pressão em um ano',
        'Implantei a passagem de plantão à beira do leito, com lista de verificação de cinco itens que a equipe passou a usar nos três turnos do hospital',
      ],
    },
    {
      title: 'Enfermeira',
      company: 'UPA Imbiribeira',
      location: 'Recife, PE',
      start: '2018-02',
      end: '2021-02',
      current: false,
      items: ['Atendi em média 40 pacientes por dia na classificação de risco'],
    },
  ],
  education: [
    {
      institution: 'Universidade Federal de Pernambuco',
      degree: 'Bacharelado',
      area: 'Enfermagem',
      location: '',
      start: '2013',
      end: '2017',
      current: false,
      items: [],
    },
  ],
  courses: ['Suporte Avançado de Vida em Cardiologia (ACLS), 2023', 'Segurança do paciente, 40 horas'],
  languages: [
    { language: 'Espanhol', level: 'intermediário' },
    { language: 'Inglês', level: 'básico' },
  ],
  skills: ['Classificação de risco', 'Ventilação mecânica', 'Escalas de enfermagem', 'Prontuário eletrônico'],
  projects: [
    {
      name: 'Protocolo de sepse',
      start: '2022-05',
      end: '2022-11',
      current: false,
      summary: '',
      items: ['Treinei 60 profissionais no protocolo do hospital'],
    },
  ],
};

const read = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const result = await readResumeFile({ name, bytes: new Uint8Array(bytes) }, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.structure;
};

const differences = (written: ResumeStructure, back: ResumeStructure) =>
  compareReadBack(written, back).filter(({ same }) => !same);

describe('a CV that was written out', () => {
  it.each(['pt', 'en'] as const)('is read back whole from the PDF (%s)', async (language) => {
    const { bytes, dropped } = await resumePdf(NURSE, { language, now: NOW });
    expect(dropped).toEqual([]);
    expect(differences(NURSE, await read('cv.pdf', bytes))).toEqual([]);
  });

  it.each(['pt', 'en'] as const)('is read back whole from the DOCX (%s)', async (language) => {
    expect(differences(NURSE, await read('cv.docx', await resumeDocx(NURSE, language)))).toEqual([]);
  });

  it('is read back whole from JSON Resume', async () => {
    const bytes = new TextEncoder().encode(jsonResume(NURSE));
    expect(differences(NURSE, await read('cv.json', bytes))).toEqual([]);
  });

  it('goes over several pages without losing or doubling a line', async () => {
    const verbs = [
      'Conferi',
      'Treinei',
      'Organizei',
      'Registrei',
      'Revisei',
      'Atendi',
      'Planejei',
      'Avaliei',
    ];
    const things = [
      'prontuários',
      'escalas',
      'leitos',
      'insumos',
      'protocolos',
      'famílias',
      'altas',
      'visitas',
    ];
    const places = ['na UTI', 'na enfermaria'];
    const items = places.flatMap((place) =>
      verbs.flatMap((verb) => things.map((thing) => `${verb} ${thing} ${place} todos os dias`)),
    );
    const [first, ...rest] = NURSE.experiences;
    const long = { ...NURSE, experiences: first ? [{ ...first, items: items.slice(0, 80) }, ...rest] : rest };
    const { bytes } = await resumePdf(long, { language: 'pt', now: NOW });
    expect(differences(long, await read('cv.pdf', bytes))).toEqual([]);
  });

  it('gives the same PDF for the same CV and time', async () => {
    const once = await resumePdf(NURSE, { language: 'pt', now: NOW });
    const again = await resumePdf(NURSE, { language: 'pt', now: NOW });
    expect(again.bytes).toEqual(once.bytes);
  });

  it('names the signs that the PDF cannot hold instead of failing', async () => {
    const odd = { ...NURSE, skills: ['日本語', 'C → Rust', 'Boğaziçi'] };
    const { bytes, dropped } = await resumePdf(odd, { language: 'pt', now: NOW });
    expect(dropped).toEqual(['日', '本', '語']);
    expect((await read('cv.pdf', bytes)).skills).toEqual(['C -> Rust', 'Bogaziçi']);
  });
});

describe('the comparison with what was read', () => {
  it('finds a field that changed, one that is missing and one that came from nowhere', () => {
    const [first, second] = NURSE.experiences;
    if (!first || !second) throw new Error('fixture');
    const back = {
      ...NURSE,
      contact: { ...NURSE.contact, email: '' },
      experiences: [{ ...first, company: 'Hospital' }, second, { ...second, title: 'Outra' }],
    };
    expect(differences(NURSE, back).map(({ path }) => path)).toEqual([
      'contact.email',
      'experiences.0.company',
      'experiences.2.title',
      'experiences.2.company',
      'experiences.2.location',
      'experiences.2.period',
      'experiences.2.items',
    ]);
  });

  it('takes a telephone number with and without the code of the country for one', () => {
    const back = { ...NURSE, contact: { ...NURSE.contact, phone: '(81) 98888-7777' } };
    expect(differences(NURSE, back)).toEqual([]);
  });
});

describe('the text for Gupy', () => {
  it('holds skills and experiences, and nothing that the ranking does not read', () => {
    const { skills, experiences } = gupyFields(NURSE);
    expect(skills).toEqual(NURSE.skills);
    expect(experiences[0]).toEqual({
      title: 'Enfermeira de UTI',
      company: 'Hospital Boa Esperança',
      period: '03/2021 – atual',
      description: (NURSE.experiences[0]?.items ?? []).map((item) => `- ${item}`).join('\n'),
    });
  });
});

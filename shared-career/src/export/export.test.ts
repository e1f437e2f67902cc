import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { strFromU8, unzipSync } from 'fflate';
import * as fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '../generated/templates.ts';
import { readResumeFile, readResumeText } from '../resume/index.ts';
import { buildBlocks, makeDocument, createUsualArrangement } from './document.ts';
import { EXPORTED_RESUMES } from '../generated/samples/resumes.ts';
import { fitDocx } from './docx-look.ts';
import { selectGupyFields } from './gupy.ts';
import { writeJsonResume, writeDocx, writePdf } from './index.ts';
import { writePlainText } from './plain-text.ts';
import { compareReadBack } from './read-back.ts';
import { makeSendable } from './sendable.ts';
import { loadFaces } from './testing.ts';
import type { Template } from './typeset/template.ts';
import { typeset } from './typeset/typeset.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const FACES = {
  sans: await loadFaces('sans'),
  serif: await loadFaces('serif'),
  plain: await loadFaces('plain'),
};
const [MODERN] = TEMPLATES;
const { nurse: NURSE, driver: DRIVER } = EXPORTED_RESUMES;
if (!MODERN || !NURSE || !DRIVER) throw new Error('fixtures');

/** What is sent of a CV, in a template, as every format takes it. */
function sent(person: ResumeStructure, template: Template) {
  const { resume, registrations } = makeSendable(person);
  const arrangement = { ...createUsualArrangement(template.language), order: template.order };
  const document = makeDocument(resume, arrangement, registrations);
  return { resume, document, expected: { ...resume, unclassified: [...registrations] } };
}

const pdfOf = (person: ResumeStructure, template: Template) => {
  const { document } = sent(person, template);
  const faces = FACES[template.family];
  return writePdf(document, typeset(document, template, faces), faces, {
    language: template.language,
    now: NOW,
  });
};

const read = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const result = await readResumeFile({ name, bytes: new Uint8Array(bytes) }, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.structure;
};

const differences = (written: ResumeStructure, back: ResumeStructure) =>
  compareReadBack(written, back).filter(({ same }) => !same);

/** A template and somebody of a trade; every trade has its turn. */
function choose(id: string): [Template, ResumeStructure] {
  const template = TEMPLATES.find((one) => one.id === id) ?? MODERN!;
  const people = Object.values(EXPORTED_RESUMES);
  return [template, people[TEMPLATES.indexOf(template) % people.length] ?? NURSE];
}

/** The file as pdf.js alone sees it: its text, and the kinds of its structure in reading order. */
async function otherReading(bytes: Uint8Array<ArrayBuffer>) {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  const kinds: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('role' in node && typeof node.role === 'string') kinds.push(node.role);
    if ('children' in node && Array.isArray(node.children)) node.children.forEach(walk);
  };
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
    walk(await page.getStructTree());
  }
  return { text: texts.join(' '), kinds, pages: file.numPages };
}

describe('an exported CV', () => {
  it.each(TEMPLATES.map(({ id }) => id))('is read back whole from the PDF: %s', async (id) => {
    const [template, person] = choose(id);
    const back = await read('cv.pdf', await pdfOf(person, template));
    expect(differences(sent(person, template).expected, back)).toEqual([]);
  });

  it.each(TEMPLATES.map(({ id }) => id))(
    'is read by another reader of PDF, word for word: %s',
    async (id) => {
      const [template, person] = choose(id);
      const { text } = await otherReading(await pdfOf(person, template));
      const words = new Set(text.split(/\s+/u));
      const said = buildBlocks(sent(person, template).document).map((block) =>
        block.kind === 'heading' && template.heading.isUpper
          ? block.text.toLocaleUpperCase('pt-BR')
          : block.text,
      );
      expect(
        said.flatMap((one) => one.split(/\s+/u)).filter((word) => word !== '·' && !words.has(word)),
      ).toEqual([]);
    },
  );

  it('is read by another reader of PDF, word for word, with headings, lists and language', async () => {
    const bytes = await pdfOf(NURSE, MODERN);
    const { text, kinds, pages } = await otherReading(bytes);
    for (const block of buildBlocks(sent(NURSE, MODERN).document))
      for (const part of block.text.split(' | ')) expect(text).toContain(part);
    expect(pages).toBe(1);
    expect(kinds.slice(0, 3)).toEqual(['Root', 'Document', 'H1']);
    expect(new Set(kinds)).toEqual(
      new Set(['Root', 'Document', 'H1', 'H2', 'H3', 'P', 'Sect', 'L', 'LI', 'Lbl', 'LBody']),
    );
  });

  it.each(TEMPLATES.map(({ id }) => id))('is read back whole from the DOCX: %s', async (id) => {
    const [template, person] = choose(id);
    const { document, expected } = sent(person, template);
    const bytes = await writeDocx(document, template, template.language, FACES[template.family]);
    expect(differences(expected, await read('cv.docx', bytes))).toEqual([]);
    // Without the rule some programs take the height of a line for a fixed one.
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    expect(xml.match(/w:line="/gu)?.length).toBe(xml.match(/w:lineRule="auto"/gu)?.length);
  });

  it('begins no line with a dash, which would read like another item', async () => {
    const courses = [
      'Prevenção de Lesão por Pressão – COREN-SP – 2021 (8h)',
      'Comandos elétricos - SENAI - 80h - 2013',
    ];
    for (const template of TEMPLATES) {
      const person = { ...NURSE, courses };
      expect(
        differences(sent(person, template).expected, await read('cv.pdf', await pdfOf(person, template))),
      ).toEqual([]);
    }
  });

  it.each(['pt', 'en'] as const)('is read back whole from the DOCX (%s)', async (language) => {
    const { resume, registrations } = makeSendable(NURSE);
    const document = makeDocument(resume, createUsualArrangement(language), registrations);
    const bytes = await writeDocx(document, MODERN, language, FACES[MODERN.family]);
    expect(differences(sent(NURSE, MODERN).expected, await read('cv.docx', bytes))).toEqual([]);
    const words = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    const plain = words.replaceAll(/<\/w:p>/gu, '\n').replaceAll(/<[^>]+>/gu, '');
    for (const { text } of buildBlocks(document)) expect(plain).toContain(text);
  });

  it('is fitted to its pages as DOCX too, and never set too small', () => {
    const [first, ...rest] = NURSE.experiences;
    if (!first) throw new Error('fixture');
    const scales = Array.from({ length: 30 }, (_, count) => {
      const items = Array.from(
        { length: count * 2 },
        (__, at) => `Conferi ${at} prontuários por plantão na UTI`,
      );
      const person = { ...NURSE, experiences: [{ ...first, items }, ...rest] };
      return fitDocx(buildBlocks(sent(person, MODERN).document), MODERN, FACES[MODERN.family]).text;
    });
    expect(scales.some((text) => text < 1)).toBe(true);
    expect(scales.some((text) => text > 1)).toBe(true);
    expect(Math.min(...scales) * MODERN.text).toBeGreaterThanOrEqual(9);
  });

  it('is read back whole from JSON Resume and from plain text', async () => {
    const { resume, document, expected } = sent(NURSE, MODERN);
    const json = await read('cv.json', new TextEncoder().encode(writeJsonResume(resume)));
    expect(differences(resume, json)).toEqual([]);
    const text = readResumeText(writePlainText(document), { now: NOW });
    expect(text.ok ? differences(expected, text.value.structure) : text.error).toEqual([]);
  });

  it('gives the same PDF for the same CV and time', async () => {
    expect(await pdfOf(NURSE, MODERN)).toEqual(await pdfOf(NURSE, MODERN));
  });
});

describe('the fonts', () => {
  const letters = 'Łódź Đức Ayşe Yılmaz Þór Čapek Győző Ţăran Ñandú Œuvre ẞ Việt Ħal Ŀ ŋ ș';

  it.each(['sans', 'serif', 'plain'] as const)(
    'write the accents of every Latin script: %s',
    async (family) => {
      const skills = letters.split(' ');
      const { text } = await otherReading(await pdfOf({ ...NURSE, skills }, { ...MODERN, family }));
      for (const skill of skills) expect(text).toContain(skill);
    },
  );

  it('name missing signs instead of failing', () => {
    const { document } = sent({ ...NURSE, skills: ['日本語', 'C → Rust'] }, MODERN);
    const { missing, pages } = typeset(document, MODERN, FACES.sans);
    expect(missing).toEqual(['日', '本', '語']);
    expect(pages[0]?.runs.some(({ text }) => text.includes('C → Rust'))).toBe(true);
  });
});

const VERBS = ['Conferi', 'Treinei', 'Organizei', 'Registrei', 'Revisei', 'Atendi', 'Planejei', 'Avaliei'];
const THINGS = ['prontuários', 'escalas', 'leitos', 'insumos', 'protocolos', 'famílias', 'altas', 'visitas'];

describe('the pages', () => {
  const grown = (count: number): ResumeStructure => {
    const [first, ...rest] = NURSE.experiences;
    const items = Array.from(
      { length: count },
      (_, at) =>
        `${VERBS[at % 8] ?? ''} ${THINGS[Math.floor(at / 8) % 8] ?? ''} ${at < 64 ? 'na UTI' : 'na enfermaria'} todos os dias`,
    );
    return { ...NURSE, experiences: first ? [{ ...first, items }, ...rest] : rest };
  };

  it.each(TEMPLATES.map(({ id }) => id))('never end half empty, for any length of the CV: %s', (id) => {
    const template = TEMPLATES.find((one) => one.id === id) ?? MODERN;
    const counts = Array.from({ length: 18 }, (_, at) => at * 4);
    const halfEmpty = counts.filter((count) => {
      const set = typeset(sent(grown(count), template).document, template, FACES[template.family]);
      return set.pages.length > 1 && set.lastFill < 0.5;
    });
    expect(halfEmpty).toEqual([]);
  });

  it.each(TEMPLATES.map(({ id }) => id))('hold a long name in capitals on one line: %s', (id) => {
    const [template] = choose(id);
    const name = 'JULIANA MARIA DOS SANTOS OLIVEIRA';
    const person = { ...NURSE, contact: { ...NURSE.contact, name } };
    const [page] = typeset(sent(person, template).document, template, FACES[template.family]).pages;
    expect(page?.runs.map(({ text }) => text)).toContain(name);
  });

  it('keep a heading with its text, and lose or double no line', async () => {
    const long = grown(70);
    const bytes = await pdfOf(long, MODERN);
    expect(differences(sent(long, MODERN).expected, await read('cv.pdf', bytes))).toEqual([]);
    const { pages, elements } = typeset(sent(long, MODERN).document, MODERN, FACES.sans);
    for (const { runs } of pages) expect(elements[runs.at(-1)?.element ?? 0]?.tag).not.toMatch(/^H/u);
  });
});

/** Lines that people should never send, in any CV. */
const PRIVATE = [
  'CPF: 987.654.321-00',
  'RG 45.678.912-3',
  'Data de nascimento: 07/09/1988',
  'Estado civil: divorciada',
  'Filha de Odete Brandão e Ciro Brandão',
  'Pai: Ciro Brandão',
  'Rua Odete Brandão, 4120 – Jd. Planalto – CEP 13000-111',
  'Maringá, 07 de setembro de 2026',
  'Tel.: – E-mail',
] as const;
const SECRETS = /987\.654|45\.678|07\/09\/1988|divorciada|Brandão|4120|13000|setembro|Tel\.:/u;

it('hold nothing private or unread', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(EXPORTED_RESUMES)),
      fc.constantFrom(...TEMPLATES),
      fc.subarray([...PRIVATE]),
      fc.constantFrom('other', 'unclassified', 'courses', 'location'),
      (person, template, lines, place) => {
        const given: ResumeStructure =
          place === 'location'
            ? {
                ...person,
                contact: { ...person.contact, location: 'Rua Odete Brandão, 4120 – Centro – Recife/PE' },
              }
            : place === 'other'
              ? { ...person, other: [...person.other, { section: 'Dados pessoais', lines }] }
              : {
                  ...person,
                  [place]: [...person[place], ...lines, ...(place === 'courses' ? [] : ['linha solta'])],
                };
        const { document, resume } = sent(given, template);
        const set = typeset(document, template, FACES[template.family]);
        const everything = [
          set.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' '),
          writePlainText(document),
          writeJsonResume(resume),
          JSON.stringify(selectGupyFields(resume)),
        ].join('\n');
        expect(everything).not.toMatch(SECRETS);
        expect(everything).not.toMatch(/linha solta|recado com Neide|123\.456|98888-1234|\[quanto|Aura/u);
      },
    ),
    { numRuns: 60 },
  );
});

describe('the comparison with the reading', () => {
  it('finds a changed field, a missing one and an invented one', () => {
    const [first, second] = NURSE.experiences;
    if (!first || !second) throw new Error('fixture');
    const written = { ...NURSE, experiences: [first, second] };
    const back = {
      ...written,
      contact: { ...NURSE.contact, email: '' },
      experiences: [{ ...first, company: 'Hospital' }, second, { ...second, title: 'Outra' }],
    };
    expect(differences(written, back).map(({ path }) => path)).toEqual([
      'contact.email',
      'experiences.0.company',
      'experiences.2.title',
      'experiences.2.company',
      'experiences.2.location',
      'experiences.2.period',
      'experiences.2.items',
    ]);
  });

  it('treats a telephone number with and without the code of the country as equal', () => {
    const back = { ...NURSE, contact: { ...NURSE.contact, phone: '(81) 98888-7777' } };
    expect(differences(NURSE, back)).toEqual([]);
  });
});

describe('the text for Gupy', () => {
  it('holds skills and experiences, and nothing that the ranking ignores', () => {
    const { skills, experiences } = selectGupyFields(NURSE);
    expect(skills).toEqual(NURSE.skills);
    expect(experiences[0]).toEqual({
      title: 'Enfermeira de UTI',
      company: 'Hospital Boa Esperança',
      period: '03/2021 – atual',
      description: (NURSE.experiences[0]?.items ?? []).map((item) => `- ${item}`).join('\n'),
    });
  });

  it('is empty for an empty CV', () => {
    expect(selectGupyFields(createEmptyResume())).toEqual({ skills: [], experiences: [] });
  });
});

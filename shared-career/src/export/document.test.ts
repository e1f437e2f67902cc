import { TEMPLATES } from '../generated/templates.ts';
import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { readResumeText } from '../resume/index.ts';
import { buildBlocks, makeDocument, createUsualArrangement } from './document.ts';
import { EXPORTED_RESUMES } from '../generated/samples/resumes.ts';

const MASON: ResumeStructure = {
  ...createEmptyResume(),
  contact: { name: 'Davi Peixoto', email: '', phone: '+5571988124477', location: 'Salvador, BA', links: [] },
  summary: 'Pedreiro com obras de casa inteira.',
  experiences: [
    {
      title: 'Pedreiro',
      company: 'Construtora Sol',
      location: '',
      start: '2018',
      end: '2018',
      current: false,
      items: ['Levantei a alvenaria de 40 casas'],
    },
  ],
  other: [
    { section: 'Voluntariado', lines: ['Mutirão do bairro'] },
    { section: 'Objetivo', lines: ['Mestre de obras'] },
  ],
};

const documentOf = (resume: ResumeStructure) => makeDocument(resume, createUsualArrangement('pt'));
const texts = (resume: ResumeStructure): string[] => buildBlocks(documentOf(resume)).map(({ text }) => text);
const headings = (resume: ResumeStructure, changes = {}): string[] =>
  makeDocument(resume, { ...createUsualArrangement('pt'), ...changes }).sections.map(
    ({ heading }) => heading,
  );

it('writes a Brazilian telephone number in its usual form, and a foreign one unchanged', () => {
  expect(texts(MASON)[1]).toBe('(71) 98812-4477 | Salvador, BA');
  const abroad = { ...MASON, contact: { ...MASON.contact, phone: '+351912345678' } };
  expect(texts(abroad)[1]).toBe('+351912345678 | Salvador, BA');
});

it('shows what the person is under the name, before everything else', () => {
  expect(texts({ ...MASON, headline: 'Pedreiro de acabamento' }).slice(0, 2)).toEqual([
    'Davi Peixoto',
    'Pedreiro de acabamento',
  ]);
});

it("begins with the person's objective", () => {
  expect(headings(MASON)).toEqual(['Objetivo', 'Resumo', 'Experiência profissional', 'Voluntariado']);
});

it.each(TEMPLATES)('begins with the objective in the template $name', ({ order }) => {
  expect(headings(MASON, { order })[0]).toBe('Objetivo');
});

it("puts sections in the person's order, with the person's names, and omits hidden ones", () => {
  const arranged = {
    order: ['experiences', 'other:Voluntariado'],
    hidden: ['summary'],
    names: { experiences: 'Obras' },
  };
  expect(headings(MASON, arranged)).toEqual(['Objetivo', 'Obras', 'Voluntariado']);
});

it('names the fields of a CV in the language of the document', () => {
  const english = makeDocument(MASON, createUsualArrangement('en')).sections.map(({ heading }) => heading);
  expect(english).toEqual(['Objective', 'Summary', 'Professional experience', 'Voluntariado']);
});

it('writes headings in capitals like the others, and translates the usual ones', () => {
  const resume = { ...MASON, other: [{ section: 'OUTRAS INFORMAÇÕES', lines: ['Passaporte válido'] }] };
  expect(headings(resume)).toContain('Outras informações');
  expect(headings(resume, { language: 'en' })).toContain('Additional information');
});

it('joins a degree and its subject in their own language', () => {
  const study = { institution: 'IFSC', location: '', start: null, end: '2018', current: false, items: [] };
  const education = [
    { ...study, degree: 'Tecnologia', area: 'Hotelaria' },
    { ...study, degree: 'B.S.', area: 'Nursing' },
  ];
  const { sections } = makeDocument({ ...MASON, education }, createUsualArrangement('en'));
  const [parts] = sections.filter(({ id }) => id === 'education').map((section) => section.parts);
  expect(parts).toMatchObject([{ title: 'Tecnologia em Hotelaria' }, { title: 'B.S. in Nursing' }]);
});

it('names a year once if a job began and ended in it, and reads it back as both', () => {
  expect(texts(MASON)).toContain('Construtora Sol | 2018');
  const read = readResumeText(texts(MASON).join('\n'), { now: new Date('2026-11-22T12:00:00Z') });
  expect(read.ok && read.value.structure.experiences[0]).toMatchObject({ start: '2018', end: '2018' });
});

it('omits headings without content', () => {
  const { driver } = EXPORTED_RESUMES;
  if (!driver) throw new Error('fixture');
  expect(headings({ ...driver, other: [] })).not.toContain('Idiomas');
});

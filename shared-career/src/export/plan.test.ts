import { emptyResume, type ResumeStructure } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { readResumeText } from '../resume/index.ts';
import { planOf } from './plan.ts';

const MASON: ResumeStructure = {
  ...emptyResume(),
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

const texts = (resume: ResumeStructure): string[] => planOf(resume, 'pt').map(({ text }) => text);

it('writes a telephone number as people do, and one from elsewhere as it stands', () => {
  expect(texts(MASON)[1]).toBe('(71) 98812-4477 | Salvador, BA');
  const abroad = { ...MASON, contact: { ...MASON.contact, phone: '+351912345678' } };
  expect(texts(abroad)[1]).toBe('+351912345678 | Salvador, BA');
});

it('begins with what the person is after', () => {
  const headings = planOf(MASON, 'pt').flatMap(({ kind, text }) => (kind === 'heading' ? [text] : []));
  expect(headings).toEqual(['Objetivo', 'Resumo', 'Experiência profissional', 'Voluntariado']);
});

it('names a year once where a job began and ended in it, and is still read as both', () => {
  expect(texts(MASON)).toContain('Construtora Sol | 2018');
  const read = readResumeText(texts(MASON).join('\n'), { now: new Date('2026-11-22T12:00:00Z') });
  expect(read.ok && read.value.structure.experiences[0]).toMatchObject({ start: '2018', end: '2018' });
});

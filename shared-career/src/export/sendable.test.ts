import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeSendable } from './sendable.ts';

const withOther = (lines: string[], unclassified: string[] = []): ResumeStructure => ({
  ...createEmptyResume(),
  contact: { ...createEmptyResume().contact, name: 'Ana Prado' },
  other: [{ section: '', lines }],
  unclassified,
});
const sentLines = (resume: ResumeStructure): string[] =>
  makeSendable(resume).resume.other.flatMap(({ lines }) => lines);

describe('a CV to send', () => {
  it('leaves out lines without a place, unless the person wants them', () => {
    const resume = withOther([], ['Disponibilidade para plantão 12x36', 'Página 1 de 2']);
    expect(makeSendable(resume).resume.unclassified).toEqual([]);
    expect(sentLines(resume)).toEqual([]);
    expect(makeSendable(resume).leftOut.map(({ text, why }) => `${why}: ${text}`)).toEqual([
      'unread: Disponibilidade para plantão 12x36',
      'unread: Página 1 de 2',
    ]);
    const { resume: sent } = makeSendable(resume, ['Disponibilidade para plantão 12x36']);
    expect(sent.other).toEqual([{ section: '', lines: ['Disponibilidade para plantão 12x36'] }]);
  });

  it.each([
    'Brasileira, 34 anos',
    'Pai: Antônio Prado',
    'Filho de Antônio Prado e Maria Prado',
    'Estado civil: casada',
    'CPF: 123.456.789-09',
    'Nascimento: 12/03/1990',
    'Naturalidade: Maringá – PR',
    'Tel.: – E-mail',
    'Telefone: (recado com Neide)',
    'Maringá, 02 de novembro',
    'Maringá, 02 de novembro de 2026.',
    'Curriculum Vitae',
    'Página 1 de 2',
  ])('does not send “%s”', (line) => {
    expect(sentLines(withOther([line]))).toEqual([]);
  });

  it.each([
    'CNH categoria E com EAR',
    'Disponibilidade para viagens',
    'Reduzi o prazo de 8 para 5 dias em novembro',
    'Tenho 12 anos de estrada sem acidente',
    'Voluntária na paróquia, de março de 2020 a novembro de 2021',
  ])('sends “%s”', (line) => {
    expect(sentLines(withOther([line]))).toEqual([line]);
  });

  it('shows a registration of the headline next to the name, once', () => {
    const resume = {
      ...withOther([]),
      headline: 'Enfermeira | COREN-PE 123.456',
      registrations: [{ council: 'COREN', state: 'PE', number: '123.456' }],
    };
    const sent = makeSendable(resume);
    expect([sent.resume.headline, sent.registrations]).toEqual(['Enfermeira', ['COREN-PE 123.456']]);
  });

  it('removes the street from the place and keeps the town', () => {
    const contact = {
      ...createEmptyResume().contact,
      location: 'Rua das Acácias, 412 – Jd. Planalto – Campinas/SP',
    };
    expect(makeSendable({ ...createEmptyResume(), contact }).resume.contact.location).toBe('Campinas, SP');
  });

  it('removes personal data from the summary and keeps the rest of the sentence', () => {
    const resume = { ...createEmptyResume(), summary: 'Analista de dados, casada, com dez anos de prática.' };
    expect(makeSendable(resume).resume.summary).toBe('Analista de dados, com dez anos de prática.');
  });

  it('does not send the telephone numbers of references', () => {
    const resume = {
      ...createEmptyResume(),
      other: [{ section: 'Referências', lines: ['Neide Souza, gerente – (44) 99999-1234'] }],
    };
    expect(makeSendable(resume).resume.other).toEqual([]);
  });

  it('puts a registration without a place beside the name', () => {
    expect(makeSendable(withOther([], ['COREN-SP 412.877'])).registrations).toEqual(['COREN-SP 412.877']);
    expect(makeSendable(withOther([], ['Palestra no CRC-SP – 2024'])).registrations).toEqual([]);
  });

  it('never sends an open question', () => {
    const [first] = makeSendable({ ...createEmptyResume(), skills: ['Vendas, com [quanto?] por mês'] }).resume
      .skills;
    expect(first).toBeUndefined();
  });
});

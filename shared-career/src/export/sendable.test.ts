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
      'remains: Página 1 de 2',
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
    'Raça/cor: parda',
    'Dependentes: 3',
    'PIS/PASEP: 125.45678.90-1',
    'Passaporte: FZ 123456',
    'Contato de emergência: Rosa Prado (44) 98877-6655',
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

  it.each([
    [
      'Enfermeira há nove anos. Casada, mãe de dois filhos, evangélica. Reduzi a PAV de 8,2 para 3,1.',
      'Enfermeira há nove anos. Reduzi a PAV de 8,2 para 3,1.',
    ],
    [
      'Motorista. Moro na Av. Brasil, 1500, Jd. Alvorada, Maringá. Não bebo. Zero acidentes em 8 anos.',
      'Motorista. Não bebo. Zero acidentes em 8 anos.',
    ],
    [
      'Estado civil: casada. Coordeno 14 técnicos em UTI de 20 leitos.',
      'Coordeno 14 técnicos em UTI de 20 leitos.',
    ],
    [
      'Sou casado e pai de três filhos. Lidero equipes de até 40 pessoas.',
      'Lidero equipes de até 40 pessoas.',
    ],
  ])('leaves whole sentences of “%s”', (summary, sent) => {
    expect(makeSendable({ ...createEmptyResume(), summary }).resume.summary).toBe(sent);
  });

  it('leaves out plates of cars and telephones of those who are asked about a job', () => {
    expect(sentLines(withOther(['Veículo próprio (placa ABC-1D23)']))).toEqual(['Veículo próprio']);
    const job = {
      title: 'Motorista',
      company: 'Rodo-Sul',
      location: '',
      start: null,
      end: null,
      current: false,
      items: [
        'Rotas de 1.200 km; supervisor: Carlos, tel. (44) 3222-1111',
        'Atendi 300 chamados ao telefone',
      ],
    };
    const { resume } = makeSendable({ ...createEmptyResume(), experiences: [job] });
    expect(resume.experiences[0]?.items).toEqual([
      'Rotas de 1.200 km; supervisor: Carlos',
      'Atendi 300 chamados ao telefone',
    ]);
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

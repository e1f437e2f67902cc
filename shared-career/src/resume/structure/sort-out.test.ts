import { createEmptyResume } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { renderResumeText } from '../render/index.ts';
import { parseCanonical } from '../render/parse.ts';
import { writeFieldSections, sortOut } from './sort-out.ts';

const sorted = (unclassified: string[], other: { section: string; lines: string[] }[] = []) =>
  sortOut({ ...createEmptyResume(), unclassified, other });

describe('fields from a line or a section', () => {
  it.each([
    ['COREN-SP 412.877', { council: 'COREN', state: 'SP', number: '412.877' }],
    ['Registro: CRC/MG 098.441/O-2', { council: 'CRC', state: 'MG', number: '098.441/O-2' }],
    ['CFT 0512.778.349-6', { council: 'CFT', state: '', number: '0512.778.349-6' }],
    ['CRN 8-11.902', { council: 'CRN', state: '8', number: '11.902' }],
    ['CREFITO 198.765-F', { council: 'CREFITO', state: '', number: '198.765-F' }],
    ['CREF 099881-G/MG', { council: 'CREF', state: 'MG', number: '099881-G' }],
    ['CFTA 4471.209', { council: 'CFTA', state: '', number: '4471.209' }],
  ])('registers %s', (line, expected) => {
    const { registrations, unclassified } = sorted([line]);
    expect(registrations).toEqual([expected]);
    expect(unclassified).toEqual([]);
  });

  it('joins a council and the number that the page broke onto the next line', () => {
    const { registrations, unclassified } = sorted(['Campinas, SP · COREN-SP', '1.123.456-TE']);
    expect(registrations).toEqual([{ council: 'COREN', state: 'SP', number: '1.123.456-TE' }]);
    expect(unclassified).toEqual(['Campinas, SP']);
    expect(sorted(['Curso no COREN-SP', '40 horas em 2019']).registrations).toBeUndefined();
  });

  it('keeps the text beside a driving licence', () => {
    expect(sorted(['CNH B, carro próprio'])).toMatchObject({
      licence: 'B',
      unclassified: ['CNH B, carro próprio'],
    });
    // That it may be used for paid work is more than the field says.
    expect(sorted(['CNH categoria B, com EAR'])).toMatchObject({
      licence: 'B',
      unclassified: ['CNH categoria B, com EAR'],
    });
    expect(sorted(['CNH categoria B definitiva'])).toMatchObject({ licence: 'B', unclassified: [] });
  });

  it('reads the category behind the number of a licence, and in a headline', () => {
    expect(sorted(['CNH nº 04567891234 – categoria E – validade 10/2029']).licence).toBe('E');
    const headline = 'Motorista Carreteiro – CNH E com EAR';
    expect(sortOut({ ...createEmptyResume(), headline })).toMatchObject({ headline, licence: 'E' });
    const without = 'Motorista – CNH E vencida';
    expect(sortOut({ ...createEmptyResume(), headline: without }).licence).toBeUndefined();
  });

  it('keeps a course at a council, and the text beside a registration', () => {
    expect(sorted(['Palestra sobre reforma tributária no CRC-SP – 2024']).registrations).toBeUndefined();
    expect(sorted(['Enfermeira | COREN-SP 412.877']).unclassified).toEqual(['Enfermeira']);
  });

  it.each(['COREN-SP 412.877 – cancelado em 2020', 'CNH B vencida', 'CNH B: tirando'])(
    'keeps an invalid document as a whole line: %s',
    (line) => {
      expect(sorted([line])).toEqual({ ...createEmptyResume(), unclassified: [line] });
    },
  );

  it('separates licence, availability and objective, on lines and under headings', () => {
    expect(
      sorted(
        ['CNH categoria A/D', 'Objetivo: auxiliar de cozinha'],
        [
          { section: 'Disponibilidade', lines: ['Viagens'] },
          { section: 'Informações', lines: ['CNH: AD. Disponibilidade para viagens.', 'Fumante: não'] },
          { section: 'Trabalho voluntário', lines: ['Reforço escolar'] },
        ],
      ),
    ).toMatchObject({
      licence: 'AD',
      objective: 'auxiliar de cozinha',
      availability: ['Viagens', 'Disponibilidade para viagens'],
      volunteering: ['Reforço escolar'],
      other: [{ section: 'Informações', lines: ['Fumante: não'] }],
    });
  });

  it('takes licence and availability out of courses and skills, and leaves a course that needs them', () => {
    const resume = {
      ...createEmptyResume(),
      courses: ['Empilhadeira, SENAI, 2022', 'CNH categoria B', 'Direção defensiva para CNH E, 2023'],
      skills: ['Tasy', 'Disponibilidade para plantão 12x36'],
    };
    expect(sortOut(resume)).toMatchObject({
      courses: ['Empilhadeira, SENAI, 2022', 'Direção defensiva para CNH E, 2023'],
      skills: ['Tasy'],
      licence: 'B',
      availability: ['Disponibilidade para plantão 12x36'],
    });
  });

  it('is read back from its sections, and from the canonical text', () => {
    const resume = sorted(
      ['COREN-SP 412.877', 'CNH categoria E', 'Disponibilidade imediata'],
      [
        { section: 'Objetivo', lines: ['UTI'] },
        { section: 'Publicações', lines: ['Sepse em foco, 2021'] },
      ],
    );
    expect(sortOut({ ...createEmptyResume(), other: writeFieldSections(resume) })).toEqual(resume);
    expect(parseCanonical(renderResumeText(resume))).toEqual(resume);
  });
});

import { describe, expect, it } from 'vitest';
import { makePlainLine } from '../layout/model.ts';
import { convertTextToStretches } from '../text-lines.ts';
import { findExactHead, guessKind } from './heads.ts';
import { inferKind } from './infer-kind.ts';
import { splitSections } from './split.ts';

describe('findExactHead', () => {
  it.each([
    ['FORMAÇÃO ACADÊMICA', 'education'],
    ['Experiência Profissional:', 'experience'],
    ['Cursos e Certificações', 'courses'],
    ['Habilidades e Competências', 'skills'],
    ['Idiomas', 'languages'],
    ['3. Projetos', 'projects'],
    ['Sobre mim', 'summary'],
    ['Work Experience', 'experience'],
    ['Honors & Awards', 'other'],
    ['Dados pessoais', 'contact'],
  ])('%s', (text, kind) => {
    expect(findExactHead(text)).toBe(kind);
  });

  it('reads no other line as a heading', () => {
    for (const text of ['Experiência com vendas e atendimento ao público', 'Loja Sol', 'Inglês fluente'])
      expect(findExactHead(text)).toBeNull();
    expect(guessKind('Appointments and experience')).toBe('experience');
    expect(guessKind('Volunteer experience abroad')).toBe('other');
  });
});

describe('splitSections', () => {
  it('puts every line into one section', () => {
    const stretches = convertTextToStretches(
      'Ana Luz\nana@exemplo.com\n\nRESUMO\nTexto\n\nPALESTRAS\nUma\nDuas\n\nIDIOMAS\nInglês',
    );
    const sections = splitSections(stretches);
    expect(sections.map(({ kind, title, lines }) => [kind, title, lines.length])).toEqual([
      ['header', '', 2],
      ['summary', 'RESUMO', 1],
      ['other', 'PALESTRAS', 2],
      ['languages', 'IDIOMAS', 1],
    ]);
  });

  it('goes on with jobs at the top of the next column, and with nothing else', () => {
    const column = (...texts: string[]) => ({
      kind: 'left' as const,
      lines: texts.map((text) => makePlainLine([text])),
    });
    const first = column('EXPERIÊNCIA', 'Motorista', '2017 – 2020');
    const kindsWith = (...next: string[]) =>
      splitSections([first, column(...next)]).map(({ kind, lines }) => [kind, lines.length]);
    expect(kindsWith('Entregador', '2007 – 2010', 'IDIOMAS', 'Inglês')).toEqual([
      ['experience', 4],
      ['languages', 1],
    ]);
    expect(kindsWith('Rua das Flores, 20', 'IDIOMAS', 'Inglês')).toEqual([
      ['experience', 2],
      ['header', 1],
      ['languages', 1],
    ]);
  });

  it('takes periods one after another for jobs where no line tells of studies', () => {
    const kindOf = (...texts: string[]) => inferKind(texts.map((text) => makePlainLine([text])));
    expect(kindOf('Maré Alta (2019 – atual)', 'Chapeiro', 'Farol da Barra (2015 – 2019)', 'Copeiro')).toBe(
      'experience',
    );
    expect(
      kindOf(
        'Instituto Mãos Dadas (2010 – 2014)',
        'Educadora Social',
        'Prefeitura (2014 – atual)',
        'Assistente',
      ),
    ).toBe('experience');
    expect(kindOf('Instituto Federal (2010 – 2014)', 'Bacharelado em Letras')).toBe('education');
  });

  it('learns the look of headings and finds unlisted ones by it', () => {
    const text = (content: string, size: number, bold: boolean) =>
      makePlainLine([], {
        cells: [{ runs: [{ text: content, bold, italic: false }], x: 0, right: 100 }],
        size,
        gap: size > 10 ? 2 : 1.2,
      });
    const body = (content: string) =>
      text(`${content} com texto bastante para ser o corpo do documento inteiro.`, 10, false);
    const lines = [
      text('Ana Luz', 20, true),
      text('Experiência', 14, true),
      body('Um'),
      text('Formação', 14, true),
      body('Dois'),
      text('Coisas que construí', 14, true),
      body('Três'),
      text('Projetos', 10, false),
      body('Quatro'),
      text('Idiomas', 14, true),
      body('Cinco'),
    ];
    expect(splitSections([{ kind: 'full', lines }]).map(({ title }) => title)).toEqual([
      '',
      'Experiência',
      'Formação',
      'Coisas que construí',
      'Idiomas',
    ]);
  });

  it('keeps the text behind a decorated heading, and reads no decorated field as a heading', () => {
    const line = (content: string, bold: boolean) =>
      makePlainLine([], {
        cells: [{ runs: [{ text: content, bold, italic: false }], x: 0, right: 100 }],
        size: bold ? 14 : 10,
        gap: bold ? 2 : 1.2,
      });
    const lines = [
      line('Davi Amaral', true),
      line('OBJETIVO: MOTORISTA CARRETEIRO', true),
      line('EXPERIÊNCIA', true),
      line('EMPRESA: ROTA NORTE', true),
      line('Entregas em doze cidades do interior do estado', false),
      line('CURSOS', true),
      line('Direção defensiva', false),
    ];
    const sections = splitSections([{ kind: 'full', lines }]);
    expect(sections.map(({ title, lines: own }) => [title, own.length])).toEqual([
      ['', 1],
      ['OBJETIVO', 1],
      ['EXPERIÊNCIA', 2],
      ['CURSOS', 1],
    ]);
  });

  it('opens a section at an inline heading before the first section', () => {
    const sections = splitSections(
      convertTextToStretches('Ana Luz\nObjetivo: trabalhar com dados\n\nFORMAÇÃO\nUSP'),
    );
    expect(sections.map(({ title }) => title)).toEqual(['', 'Objetivo', 'FORMAÇÃO']);
  });

  it('opens a section at an inline heading in capitals below another section, and at no field of an entry', () => {
    const sections = splitSections(
      convertTextToStretches(
        'Ana Luz\n\nFORMAÇÃO\nCURSO: Letras\nEnsino médio, 2009\nCURSOS: Excel, Senac, 2022\nHABILIDADES: escala, caixa',
      ),
    );
    expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['header', ''],
      ['education', 'FORMAÇÃO'],
      ['courses', 'CURSOS'],
      ['skills', 'HABILIDADES'],
    ]);
  });
});

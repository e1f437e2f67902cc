import { describe, expect, it } from 'vitest';
import { compare, getRates, scoreOf } from './compare.ts';
import { type Comparable, readExpected } from './expected.ts';

const YAML = `
cv:
  name: Ana **Luz**
  email: ana@exemplo.com
  phone: "+55 11 98765-4321"
  sections:
    experience:
      - { company: Loja Sol, position: Vendedora, start_date: 2020-01, end_date: present, highlights: ['Vendi muito - Bati a meta'] }
      - { company: Nexo, position: Analista, date: 2018 }
    education:
      - { institution: USP, area: Letras, degree: BA, start_date: 2014-02, end_date: 2017-12 }
    skills:
      - { label: Ferramentas, details: 'Excel, SAP' }
    languages:
      - { label: Inglês, details: básico }
`;

const expected = readExpected(YAML);

describe('readExpected', () => {
  it('reads the rendercv schema', () => {
    expect(expected).toMatchObject({ name: 'Ana Luz', skills: ['Excel', 'SAP'] });
    expect(expected?.entries.map(({ values }) => [values.start, values.end])).toEqual([
      ['2020-01', 'present'],
      ['2018', '2018'],
      ['2014-02', '2017-12'],
    ]);
    expect(expected?.entries[0]?.highlights).toEqual(['Vendi muito', 'Bati a meta']);
  });

  it('reads every type of entry, in either language', () => {
    const read = readExpected(`
cv:
  name: Ana
  email: [ana@exemplo.com, outra@exemplo.com]
  sections:
    Resumo: [Uma frase.]
    Experiência Profissional:
      - { name: Vendedora, date: 2018, highlights: [Vendi] }
      - Texto solto
    Publicações:
      - { title: Um artigo, authors: [Ana], doi: 10.1/2, date: 2020-03 }
    Competências:
      - { bullet: Excel }
      - SAP, Python (pandas, numpy)
      - { label: Bancos, details: Postgres }
    Prêmios:
      - { label: Melhor loja, details: '2019, 2020' }
    Palestras:
      - { number: Uma palestra }
      - { reversed_number: Outra }
    Idiomas:
      - { label: Inglês, details: fluente }
      - { bullet: 'Espanhol: básico' }
      - Alemão (A2)
    personal_projects:
      - { name: '[Rota](https://exemplo.com)', summary: Um mapa }
    Outra coisa: { qualquer: forma }
    Vazia:
`);
    expect(read).toMatchObject({
      email: 'ana@exemplo.com',
      skills: ['Excel', 'SAP', 'Python (pandas, numpy)', 'Postgres'],
      languages: ['Inglês', 'Espanhol', 'Alemão'],
      projects: ['Rota'],
    });
    expect(read?.entries).toEqual([
      {
        kind: 'experience',
        values: { company: '', title: 'Vendedora', start: '2018', end: '2018' },
        highlights: ['Vendi'],
      },
    ]);
  });

  it('refuses other documents', () => {
    expect(readExpected('a: 1')).toBeNull();
    expect(readExpected('{')).toBeNull();
  });
});

describe('compare', () => {
  const truth: Comparable = expected ?? {
    name: '',
    email: '',
    phone: '',
    entries: [],
    skills: [],
    projects: [],
    languages: [],
  };

  it('gives 1 to an equal reading, despite case, accents and telephone format', () => {
    const same: Comparable = {
      ...truth,
      name: 'ANA LUZ',
      phone: '(11) 98765-4321',
      entries: truth.entries.toReversed(),
    };
    expect(scoreOf(compare(truth, same))).toBe(1);
  });

  it('counts a wrong value as superfluous and missing', () => {
    const [first, ...others] = truth.entries;
    const wrong: Comparable = {
      ...truth,
      entries:
        first === undefined ? [] : [{ ...first, values: { ...first.values, company: 'Outra' } }, ...others],
    };
    const counts = compare(truth, wrong);
    expect(counts.company).toEqual({ hit: 1, extra: 1, missed: 1 });
    expect(scoreOf(counts)).toBeLessThan(1);
  });

  it('counts missing and invented entries', () => {
    const none = compare(truth, { ...truth, entries: [] });
    expect(getRates(none.title)).toEqual({ precision: 0, recall: 0, f1: 0 });
    const invented = compare({ ...truth, entries: [] }, truth);
    expect(invented.institution).toEqual({ hit: 0, extra: 1, missed: 0 });
  });
});

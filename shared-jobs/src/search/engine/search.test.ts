import { describe, expect, it } from 'vitest';
import { buildIndex } from './build.ts';
import { makePosting, query } from './fixtures.ts';
import { searchIndex } from './search.ts';

const index = buildIndex([
  makePosting('dev', {
    title: 'Desenvolvedor(a) C# e .NET',
    description: 'Atuar com Node.js em home-office.',
  }),
  makePosting('nurse', { title: 'Enfermeira', company: 'Hospital São João' }),
  makePosting('hr', { title: 'Analista de Recursos Humanos', description: 'Apoio ao time de enfermeiros.' }),
  makePosting('cleaner', { title: 'Auxiliar de Serviços de Limpeza' }),
]);

const search = (words: string) => searchIndex(index, { query: query({ words }), limit: 10 });
const ids = (words: string): string[] => search(words).hits.map(({ id }) => id);

describe('searchIndex', () => {
  it.each([
    ['hospital sao joao', ['nurse']],
    ['programadoras', ['dev']],
    ['c#', ['dev']],
    ['.net nodejs', ['dev']],
    ['c++', []],
    ['rh', ['hr']],
    ['home office', ['dev']],
    ['remoto', ['dev']],
    ['enfermeiro', ['nurse', 'hr']],
    ['enfermeiro rh', ['hr']],
    ['auxiliar de limpeza', ['cleaner']],
    ['vaga de enfermeira', ['nurse', 'hr']],
    ['enfermeiro xyzzy', []],
    ['', ['cleaner', 'dev', 'hr', 'nurse']],
    ['!?', ['cleaner', 'dev', 'hr', 'nurse']],
  ])('finds for %j: %j', (words, expected) => {
    expect(ids(words)).toEqual(expected);
  });

  it('replaces an unknown word by the likeliest one, and says so', () => {
    for (const slip of ['enfermiera', 'enfemeira', 'enfermeirra', 'enfermeixa'])
      expect(search(slip)).toMatchObject({
        hits: [{ id: 'nurse' }, { id: 'hr' }],
        corrected: [{ asked: slip, found: ['enfermeira'] }],
      });
  });

  it('never replaces a known word', () => {
    expect(search('hospital').corrected).toEqual([]);
    const near = buildIndex([
      makePosting('a', { title: 'Hospitak' }),
      makePosting('b', { title: 'Hospital' }),
    ]);
    expect(searchIndex(near, { query: query({ words: 'hospitak' }), limit: 5 })).toMatchObject({
      hits: [{ id: 'a' }],
      corrected: [],
    });
  });

  it('prefers a word with the same beginning among equally near ones', () => {
    const near = buildIndex([makePosting('a', { title: 'Porta' }), makePosting('b', { title: 'Torna' })]);
    expect(searchIndex(near, { query: query({ words: 'torta' }), limit: 5 }).corrected).toEqual([
      { asked: 'torta', found: ['torna'] },
    ]);
  });

  it('treats the last word as unfinished, from three letters on', () => {
    expect(ids('enf')).toEqual(['nurse', 'hr']);
    expect(ids('desenvolv')).toEqual(['dev']);
    expect(search('desenvolv').corrected).toEqual([]);
    expect(ids('ho')).toEqual([]);
    expect(ids('hospi enfermeira')).toEqual([]);
  });

  it('ranks a word of the title before one of the text, and equals by id', () => {
    const alike = buildIndex([
      makePosting('c', { title: 'Pintor', description: 'Obra' }),
      makePosting('b', { title: 'Pintor', description: 'Obra' }),
      makePosting('a', { title: 'Obra', description: 'Pintor pintor pintor pintor' }),
    ]);
    const { hits } = searchIndex(alike, { query: query({ words: 'pintor' }), limit: 5 });
    expect(hits.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('ranks a city before the state of the same name', () => {
    const places = buildIndex([
      makePosting('campinas', { title: 'Pintor', places: [{ city: 'Campinas', state: 'SP' }] }),
      makePosting('capital', { title: 'Pintor', places: [{ city: 'São Paulo', state: 'SP' }] }),
    ]);
    const { hits } = searchIndex(places, { query: query({ words: 'pintor são paulo' }), limit: 5 });
    expect(hits.map(({ id }) => id)).toEqual(['capital', 'campinas']);
  });

  it('returns exact totals beyond the limit', () => {
    const { hits, totals } = searchIndex(index, { query: query({}), limit: 1 });
    expect(hits).toEqual([{ id: 'cleaner', group: 'meets', relevance: 0 }]);
    expect(totals).toEqual({ meets: 4, unknown: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { makePosting } from './engine/fixtures.ts';
import { explainWords } from './explain-words.ts';

const job = makePosting('a', {
  title: 'Desenvolvedor(a) Pleno',
  company: 'Clínica Açaí',
  places: [{ city: 'Recife', state: 'PE' }],
  description: 'Apoio a recursos humanos e enfermeiros. Desenvolvedora plena.',
});

describe('explainWords', () => {
  it.each([
    ['Desenvolvedor', { asked: 'Desenvolvedor', found: 'desenvolvedor', how: 'exact', field: 'title' }],
    ['açai', { asked: 'açai', found: 'acai', how: 'exact', field: 'company' }],
    ['pernambuco', { asked: 'pernambuco', found: 'pernambuco', how: 'exact', field: 'place' }],
    ['enfermeira', { asked: 'enfermeira', found: 'enfermeiros', how: 'form', field: 'description' }],
    ['programador', { asked: 'programador', found: 'desenvolvedor', how: 'synonym', field: 'title' }],
    ['RH', { asked: 'RH', found: 'recursos humanos', how: 'synonym', field: 'description' }],
    [
      'recursos humanos',
      { asked: 'recursos humanos', found: 'recursos humanos', how: 'exact', field: 'description' },
    ],
    ['desenvovledor', { asked: 'desenvovledor', found: 'desenvolvedor', how: 'typo', field: 'title' }],
    ['clinic', { asked: 'clinic', found: 'clinica', how: 'form', field: 'company' }],
  ])('says where and how %j was found', (words, match) => {
    expect(explainWords(words, job)).toEqual([match]);
  });

  it('explains every word in the order typed, and leaves out missing ones', () => {
    expect(explainWords('vaga de dev xyzzy recife', job).map(({ asked }) => asked)).toEqual([
      'dev',
      'recife',
    ]);
    expect(explainWords('', job)).toEqual([]);
  });

  it('explains the words of a name separately if they are apart', () => {
    const apart = makePosting('b', { title: 'Auxiliar de Serviços de Limpeza' });
    expect(explainWords('auxiliar de limpeza', apart).map(({ asked }) => asked)).toEqual([
      'auxiliar',
      'limpeza',
    ]);
  });

  it('follows the replacement that the index searched, also to its synonyms', () => {
    const corrected = [{ asked: 'programadro', found: ['programador'] }];
    expect(explainWords('programadro', job)).toEqual([]);
    expect(explainWords('programadro', job, corrected)).toEqual([
      { asked: 'programadro', found: 'desenvolvedor', how: 'typo', field: 'title' },
    ]);
  });
});

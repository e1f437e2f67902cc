import { EVERY_JOB } from '@aura/shared-domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understandQuery } from './understand-query.ts';

const read = (words: string, place = '') => {
  const { query, workModels } = understandQuery({ ...EVERY_JOB, words, place });
  return [query.words, query.place, ...workModels];
};

describe('a search as people type it', () => {
  it.each([
    [['vendedora em Recife'], ['vendedora', 'Recife']],
    [['vaga de cozinheira no Rio'], ['cozinheira', 'Rio']],
    [['auxiliar administrativo curitiba'], ['auxiliar administrativo', 'curitiba']],
    [['enfermeiro Santa Maria RS'], ['enfermeiro', 'Santa Maria RS']],
    [['motorista bh'], ['motorista', 'bh']],
    [['programador remoto'], ['programador', '', 'remote']],
    [
      ['analista', 'remoto'],
      ['analista', '', 'remote'],
    ],
    [
      ['analista', 'híbrido em SP'],
      ['analista', 'SP', 'hybrid'],
    ],
    [['atendimento ao cliente home office'], ['atendimento ao cliente', '', 'remote']],
  ])('%j is %j', ([words = '', place], parts) => {
    expect(read(words, place)).toEqual(parts);
  });

  it.each([
    'prefeitura de Curitiba',
    'técnico de cabo',
    'vendedor natal',
    'remoto',
    'vaga',
    'Recife',
    'C++ / .NET',
    'medicina do trabalho',
  ])('%j stays as it is', (words) => {
    expect(read(words)).toEqual([words, '']);
  });

  it('keeps a place that was typed in its own field', () => {
    expect(read('vendedora em Recife', 'Olinda')).toEqual(['vendedora em Recife', 'Olinda']);
  });

  it('never loses the last word of any query', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (words) => {
        const [left = ''] = read(words);
        expect(left.trim() === '').toBe(words.trim() === '');
      }),
    );
  });
});

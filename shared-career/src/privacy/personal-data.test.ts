import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutStretches, findPersonalStretches } from './personal-data.ts';

/** Sentences about the person alone, each with what it is made of. */
const PERSONAL = [
  'Casada, mãe de dois filhos.',
  'Sou solteiro.',
  'Moro na Rua das Flores, 120, apto. 3, Recife.',
  'Nascido em 14/05/1992.',
  'Estado civil: viúva.',
  'Sou evangélica.',
] as const;
const OF_WORK = [
  'Reduzi a densidade de PAV de 8,2 para 3,1.',
  'Coordeno 14 técnicos em UTI de 20 leitos.',
  'Atendi 300 pacientes por mês no Jd. Planalto.',
] as const;

const cut = (text: string): string => {
  const stretches = findPersonalStretches('about', text);
  return stretches.length === 0 ? text : cut(cutStretches(text, stretches));
};

describe('personal data in a text', () => {
  it('go with their sentence and leave the others as they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OF_WORK),
        fc.constantFrom(...PERSONAL),
        fc.constantFrom(...OF_WORK),
        (first, personal, last) => {
          expect(cut(`${first} ${personal} ${last}`)).toBe(`${first} ${last}`);
          expect(cut(`${personal} ${last}`)).toBe(last);
          expect(cut(`${first} ${personal}`)).toBe(first);
        },
      ),
    );
  });

  it('are cut once where kinds overlap, and without the clause behind them', () => {
    expect(findPersonalStretches('about', 'mãe de dois filhos').map(({ label }) => label)).toEqual([
      'filhos',
    ]);
    expect(cut('Moro na Rua das Acácias, 12 e trabalho como vendedora em lojas de calçados desde 2015')).toBe(
      'Trabalho como vendedora em lojas de calçados desde 2015',
    );
  });

  it('of work belong to others', () => {
    const line = 'Atendi mães de três filhos, casadas, na Rua das Flores, 120';
    expect(findPersonalStretches('experiences.0.items.0', line)).toEqual([]);
  });
});

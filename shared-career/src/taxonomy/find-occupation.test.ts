import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OCCUPATIONS } from './catalogue.ts';
import { findOccupation, searchOccupations, titleSimilarity } from './find-occupation.ts';

const idOf = (title: string): string | undefined => findOccupation(title)?.id;

describe('findOccupation', () => {
  it.each([
    ['Enfermeira', 'enfermeiro'],
    ['ENFERMEIRO(A) SÊNIOR', 'enfermeiro'],
    ['Gestora de enfermagem', 'coordenador-enfermagem'],
    ['Analista de Dados Jr.', 'analista-dados'],
    ['data analyst', 'analista-dados'],
    ['vendedora de loja de roupas', 'vendedor'],
    ['Desenvolvedora Full Stack Pleno', 'dev-fullstack'],
    ['Técnica de seguranca do trabalho', 'tecnico-seguranca-trabalho'],
    ['Professora de matemática', 'professor-fundamental'],
    ['professor de educação física', 'educador-fisico'],
    ['Motorista carreteiro', 'motorista-caminhao'],
    ['Assistente de RH', 'analista-rh'],
    ['Cuidadora de idosos', 'cuidador-idosos'],
    ['Cozinheira', 'cozinheiro'],
    ['Jovem aprendiz', 'assistente-administrativo'],
  ])('knows %s', (title, id) => {
    expect(idOf(title)).toBe(id);
  });

  it.each([
    '',
    '   ',
    'Astronauta',
    'Domador de leões',
    'Gerente',
    'Analista',
    'Engenheiro químico',
    'Biólogo',
    '???',
  ])('does not guess what "%s" is', (title) => {
    expect(findOccupation(title)).toBeNull();
  });

  it('finds every occupation by its own title', () => {
    expect(OCCUPATIONS.filter(({ id, title }) => idOf(title) !== id).map(({ title }) => title)).toEqual([]);
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const found = findOccupation(text);
        expect(found === null || OCCUPATIONS.includes(found)).toBe(true);
      }),
    );
  });
});

describe('searchOccupations', () => {
  it('offers what starts with the letters typed so far', () => {
    expect(searchOccupations('enf', 3).map(({ id }) => id)).toContain('enfermeiro');
    expect(searchOccupations('analista de d', 3)[0]?.id).toBe('analista-dados');
  });

  it('keeps to the limit and says nothing to nothing', () => {
    expect(searchOccupations('a', 4)).toHaveLength(4);
    expect(searchOccupations('', 4)).toEqual([]);
    expect(searchOccupations('analista', 0)).toEqual([]);
  });
});

describe('titleSimilarity', () => {
  it('is 1 across gender and seniority, and lower for another trade', () => {
    expect(titleSimilarity('Vendedora sênior', 'Vendedor(a)')).toBeCloseTo(1);
    expect(titleSimilarity('Analista de Dados', 'Analista de Compras')).toBeLessThan(0.6);
  });
});

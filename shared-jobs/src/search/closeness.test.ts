import { expect, it } from 'vitest';
import { groupPostings } from '../clusters/index.ts';
import { buildSampleVacancies } from '../sample/index.ts';
import { createCloseness, findNeighbours } from './closeness.ts';

const postings = groupPostings(buildSampleVacancies('2026-11-24'));

function closenessOf(words: string, title: string): number {
  const posting = postings.find(({ vacancy }) => vacancy.title.startsWith(title));
  if (!posting) throw new Error(`No fictional ad is called ${title}.`);
  return createCloseness(words)(posting, 0);
}

it.each([
  ['vendedora', 'Vendedor(a) de Loja', 'Gerente de Operações'],
  ['caixa de supermercado', 'Operador(a) de Caixa', 'Analista de Dados Pleno'],
  ['emfermeira', 'Enfermeiro(a) UTI Neonatal', 'Técnico de Enfermagem'],
  ['coordenador de logística', 'Coordenador(a) de Frota', 'Coordenador(a) de Business Intelligence'],
  ['garçom', 'Garçom/Garçonete', 'Gerente de Restaurante'],
  ['líder de cozinha', 'Cozinheiro(a)', 'Chef Executivo(a)'],
  ['líder de produção', 'Operador(a) de Produção', 'Gerente Industrial'],
  ['encarregado de obras', 'Mestre de Obras', 'Engenheiro(a) Civil de Obras'],
  ['coordenador de vendas', 'Gerente Regional de Vendas', 'Diretor(a) Comercial'],
  ['chef executivo', 'Chef Executivo(a)', 'Cozinheiro(a)'],
])('finds %s closer to %s than to %s', (words, near, far) => {
  expect(closenessOf(words, near)).toBeGreaterThan(closenessOf(words, far));
});

it('is 0 for every posting without a query', () => {
  const closeness = createCloseness(' ');
  expect(postings.every((posting) => closeness(posting, 1) === 0)).toBe(true);
});

it('takes no work with a licence of years for a neighbour of work without it', () => {
  const kitchen = findNeighbours('líder de cozinha');
  expect(kitchen).toContain('cozinheiro');
  expect(kitchen).not.toContain('nutricionista');
  expect(findNeighbours('enfermeiro')).toContain('coordenador-enfermagem');
});

it('takes work of another field for a neighbour only where it needs most of the same skills', () => {
  expect(findNeighbours('vendedor')).toContain('atendente-loja');
  expect(findNeighbours('atendente de farmácia')).not.toContain('atendente-lanchonete');
  expect(findNeighbours('vigilante')).not.toContain('manobrista');
});

it.each([
  ['soldador', 'caldeireiro', 'mecanico-aeronaves'],
  ['operador de produção', 'montador-industrial', 'costureiro'],
  ['advogado', 'advogado-trabalhista', 'juiz'],
  ['engenheiro civil', 'gerente-obras', 'engenheiro-quimico'],
  ['motorista de caminhão', 'motorista-carreteiro', 'marinheiro'],
  ['porteiro', 'telefonista', 'policial-militar'],
])('takes for a neighbour of %s %s and not %s', (words, near, far) => {
  const neighbours = findNeighbours(words);
  expect(neighbours).toContain(near);
  expect(neighbours).not.toContain(far);
});

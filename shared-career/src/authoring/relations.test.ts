import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, it } from 'vitest';
import config from '../../content.config.ts';

/** The faults of a file of relations. */
const faultsOf = (text: string): string =>
  compileTexts(config, { relations: [{ file: 'content/relations/finance.yaml', text }] })
    .faults.map(describeFault)
    .join('\n');

const relation = (asked: string, shown = 'bat* extrato', source = 'CBO 4131'): string =>
  `- asked: ${asked}\n  shown: ${shown}\n  source: ${source}\n`;

it('takes expressions with semicolons between them', () => {
  expect(faultsOf(relation('conciliacao; bater banco'))).toBe('');
});

it.each([
  ['an accent', relation('conciliação'), 'sem acento'],
  ['a word that is open from its start on', relation('conciliacao', 'ba*'), 'três letras'],
  ['no source', relation('conciliacao', 'bat* extrato', '""'), 'de onde vem'],
  ['no expression', relation('conciliacao', '";"'), 'Faltam palavras'],
  ['a name asked for twice', relation('conciliacao') + relation('caixa; conciliacao'), 'já é pedido'],
])('refuses %s', (_, text, fault) => {
  expect(faultsOf(text)).toContain(fault);
});

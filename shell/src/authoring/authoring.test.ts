import { readFileSync } from 'node:fs';
import { compileTexts, describeFault } from '@aura/content-tools';
import { describe, expect, it, test } from 'vitest';
import config from '../../content.config.ts';

/** A file of the collection, with a change that must have been one. */
function file(path: string, change: readonly [RegExp | string, string] | null = null) {
  const text = readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8');
  const changed = change ? text.replace(...change) : text;
  if (change) expect(changed).not.toBe(text);
  return { file: `shell/content/${path}`, text: changed };
}

type Change = readonly [path: string, pattern: RegExp | string, text: string];

/** The public texts with one change; each collection by its files. */
function compile(change: Change | null) {
  const named = (path: string) => file(path, change?.[0] === path ? ([change[1], change[2]] as const) : null);
  return compileTexts(config, {
    legal: ['legal/privacidade.md', 'legal/termos.md'].map(named),
    tables: ['conta', 'navegador', 'planos', 'servico'].map((name) => named(`legal/tables/${name}.yaml`)),
    pages: ['pages/home.yaml'].map(named),
    faq: ['faq/empresas.yaml', 'faq/pessoas.yaml'].map(named),
    blog: ['blog/o-que-uma-empresa-ve.md', 'blog/quando-um-uso-conta.md'].map(named),
  });
}

test('the texts break no rule, and state the current prices', () => {
  const { faults, modules } = compile(null);
  expect(faults).toEqual([]);
  expect(modules['legal/tables.ts']).toContain('R$\u00A079,90 por mês ou R$\u00A0799,90 por ano');
});

const PRIVACY = 'legal/privacidade.md';
const PLANS = 'legal/tables/planos.yaml';
describe('a text is refused, with the line,', () => {
  it.each<readonly [string, Change, RegExp]>([
    [
      'with a fact that nobody knows',
      [PRIVACY, '{{encarregado}}', '{{diretor}}'],
      /"\{\{diretor\}\}" não existe aqui/,
    ],
    [
      'with a table that does not exist',
      [PRIVACY, '{{tabela conta}}', '{{tabela contas}}'],
      /não existe aqui/,
    ],
    [
      'with a section without an address',
      [PRIVACY, ' {#em-resumo}', ''],
      /:8: uma seção tem título e endereço/,
    ],
    ['with an address twice', [PRIVACY, '{#quem-somos}', '{#em-resumo}'], /:16: o endereço "em-resumo" já é/],
    [
      'that begins without a section',
      [PRIVACY, '## Em resumo', 'Oi.\n\n## Em resumo'],
      /:8: o texto começa com uma/,
    ],
    [
      'with another version than the other text',
      ['legal/termos.md', /version: \d+/u, 'version: 99'],
      /:4: os textos legais mudam/,
    ],
    ['with HTML', [PRIVACY, 'Não vendemos', '<b>Não</b> vendemos'], /:11: HTML não é aceito/],
    [
      'with a price of nothing that is sold',
      [PLANS, 'impulso mensal', 'impulso diário'],
      /não existe aqui; há preço/,
    ],
    [
      'with a row that lacks a column',
      [PLANS, /    renewal: Não há\n/u, ''],
      /a linha deve ter exatamente: id, plan/,
    ],
    [
      'with a question twice',
      ['faq/pessoas.yaml', 'id: sem-curriculo', 'id: diagnostico'],
      /"diagnostico" já está nesta/,
    ],
    [
      'with a link that leads out',
      ['faq/pessoas.yaml', 'to: /', 'to: https://x.com/'],
      /faq\/pessoas\.yaml:\d+: /,
    ],
    [
      'with a note that is too long',
      ['blog/quando-um-uso-conta.md', 'Alguns', 'Muitos '.repeat(300)],
      /180 a 350 palavras/,
    ],
    [
      'with a note in sections',
      ['blog/quando-um-uso-conta.md', 'Alguns', '## Parte\n\nAlguns'],
      /:9: uma nota não tem seções/,
    ],
  ])('%s', (_, change, fault) => {
    const faults = compile(change).faults.map(describeFault);
    expect(faults.filter((line) => line.startsWith(`shell/content/${change[0]}:`)).join('\n')).toMatch(fault);
  });
});

import { expect, test } from 'vitest';
import { writeCsv } from '../../download/write-csv.ts';
import { makeOverview } from '../testing/an-overview.ts';
import { makeBandCell, suppressed, unmeasured } from '../testing/cells.ts';
import { exportRows } from './export-rows.ts';

/** The rows from a title to the next empty one. */
function block(title: string, overview = makeOverview()) {
  const rows = exportRows(overview);
  const start = rows.findIndex(([first]) => first?.startsWith(title));
  const end = rows.findIndex((row, at) => at > start && row.join('') === '');
  return rows.slice(start + 1, end === -1 ? undefined : end);
}

test('starts with the subject and how to read it', () => {
  const rows = exportRows(makeOverview({ department: 'vendas', n: 40 }));
  expect(rows.slice(0, 6)).toEqual([
    ['Painel de Gestão', 'Ipê Alimentos'],
    ['Números', 'Semana de 9 a 15 de novembro de 2026'],
    ['Feito em', '16 de novembro de 2026'],
    ['Departamento', 'Vendas'],
    ['Período', '4 semanas, desde a semana de 19 a 25 de outubro de 2026'],
    ['Pessoas em grupos', '40'],
  ]);
  expect(block('Como ler').length).toBeGreaterThan(4);
});

test('a number of people comes with its whole, its share and its margin', () => {
  expect(block('Funil')[2]?.join(';')).toBe(
    'Aceitaram e participam;40;60;66,7%;56,7%;76,7%;30;50;60%;50%;70%',
  );
});

test('a hidden value says so and has no number', () => {
  const [invited] = makeOverview().funnel;
  if (!invited) throw new Error('no step');
  const funnel = [
    { ...invited, now: suppressed, before: unmeasured },
    { ...invited, now: makeBandCell('below_half', 10), before: makeBandCell('above_half', 5) },
  ];
  expect(block('Funil', makeOverview({ funnel })).slice(1)).toEqual([
    ['Convidadas', 'suprimida', '', '', '', '', 'sem dados', '', '', '', ''],
    ['Convidadas', 'menos da metade', '10', '', '', '', 'metade ou mais', '5', '', '', ''],
  ]);
});

test('the map has the company and every department, each with its coverage', () => {
  expect(block('Mapa').map((row) => row.join(';'))).toEqual([
    'Competência;Empresa;Empresa: cobertura;Vendas;Vendas: cobertura;Jurídico;Jurídico: cobertura;Outras áreas;Outras áreas: cobertura',
    'SQL;70;60%;72;90%;suprimida;;sem dados;',
    'Excel;31;55%;35;50%;suprimida;;20;75%',
  ]);
});

test('index, priorities and lessons are there with their numbers', () => {
  const engagement = block('Índice');
  expect(engagement[1]).toEqual(['Ativas no mês', '40%', '75%']);
  expect(engagement.at(-1)).toEqual(['2026-W46', '9 a 15 de novembro de 2026', '62,4']);
  expect(engagement.at(-3)).toEqual(['2026-W44', '26 de outubro a 1º de novembro de 2026', 'sem número']);
  expect(block('Prioridades')[1]).toEqual(['Excel', '30', '45%', '14']);
  expect(block('Conclusão das')[1]?.slice(0, 4)).toEqual(['Delegar sem sumir', '15', '60', '25%']);
});

test('names that a spreadsheet would run are text in the file', () => {
  const csv = writeCsv(exportRows(makeOverview({ company: { ...makeOverview().company, name: '=1+1' } })));
  expect(csv).toContain(`"'=1+1"`);
});

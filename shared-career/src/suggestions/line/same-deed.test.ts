import { expect, test } from 'vitest';
import { findSameDeed } from './same-deed.ts';

const LINES = [
  'Liderei uma equipe de 12 pessoas em dois turnos',
  'Responsável pelo controle de perdas do hortifruti',
  'Atendi clientes no balcão',
];

test.each([
  ['Reduzi as perdas do hortifruti de 14% para 6%', 1],
  ['Controlei perdas de 3 setores e reduzi 5%', 1],
  ['Treinei uma equipe de 8 pessoas no caixa', null],
  ['Implantei planilha de inventário', null],
  ['', null],
])('%s', (text, line) => {
  expect(findSameDeed(text, LINES)).toBe(line);
});

import { describe, expect, it } from 'vitest';
import { verdictOf } from './relation-rows.testing.ts';

describe('words of other trades', () => {
  it.each([
    [
      'Reduzi o bundle da loja em 40 % com divisão de código e carregamento sob demanda',
      'Separação e expedição',
    ],
    ['Mantive a biblioteca de componentes em React', 'Biblioteconomia ou museologia'],
    ['Registrava as compras no caixa', 'Compras'],
    ['Defini contratos de API com o backend', 'Gestão de contratos'],
    ['Usei Vitest em todos os componentes', 'Testes com Jest'],
    ['Lidero 9 operadores, faço a escala da semana e as folgas', 'Disponibilidade para horário de shopping'],
  ])('"%s" does not prove %s', (line, asked) => {
    expect(['proven', 'listed']).not.toContain(verdictOf(line, asked));
  });
  it.each([
    ['Carregava os caminhões nas docas', 'Separação e expedição'],
    ['Comprava matéria-prima e negociava com fornecedores', 'Compras'],
    ['Operadora de caixa em supermercado', 'Já ter usado sistema de PDV'],
    [
      'Faço a escala da equipe e tenho disponibilidade aos domingos',
      'Disponibilidade para trabalhar aos domingos',
    ],
  ])('"%s" proves %s', (line, asked) => {
    expect(['proven', 'listed']).toContain(verdictOf(line, asked));
  });
});

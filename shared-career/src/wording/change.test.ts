import { expect, test } from 'vitest';
import { findChange } from './change.ts';

test.each([
  ['Reduzi as perdas de 14% para 6%', 'de 14% para 6%'],
  ['A perda de hortifruti era 14% e caiu para 6%', 'de 14% para 6%'],
  ['A quebra era de 1,8% e, com conferência diária, caiu para 0,6% no ano', 'de 1,8% para 0,6%'],
  ['O desperdício caiu para 6%, antes era 14%', 'de 14% para 6%'],
  ['A espera, que era de 40 minutos, ficou em 15 minutos', 'de 40 minutos para 15 minutos'],
  ['O fundo de caixa era R$ 900 e hoje é R$ 150', 'de R$ 900 para R$ 150'],
  ['Reduzi o atraso, que era 12 dias, para 3 dias', 'de 12 dias para 3 dias'],
  ['Reduzi as paradas de 14 h para 6 h por mês com plano de preventiva', 'de 14 h para 6 h'],
  ['Troca de molde de 50min para 18min', 'de 50min para 18min'],
  ['Refugo de 40 kg para 12 kg por turno', 'de 40 kg para 12 kg'],
  ['Subi a produção de 300 peças para 420 peças por turno', 'de 300 peças para 420 peças'],
  ['Estoque parado de 900 un. para 300 un. em um ano', 'de 900 un. para 300 un.'],
  ['Ciclo de 12 s para 9 s', 'de 12 s para 9 s'],
  ['Baixei o consumo (de 2,30 para 2,55 km/l) e recebi o prêmio', 'de 2,30 para 2,55 km/l'],
  ['Subi o consumo de 2,30 km/l para 2,55 km/l', 'de 2,30 km/l para 2,55 km/l'],
  ['Reduzi a hora extra de R$ 25/h para R$ 18/h', 'de R$ 25/h para R$ 18/h'],
  ['Levei a linha de 80 para 120 peças/hora', 'de 80 para 120 peças/hora'],
  ['A vazão era de 40 m³/dia e passou para 55 m³/dia', 'de 40 m³/dia para 55 m³/dia'],
  ['Produtividade de 3.200 kg/ha para 3.900 kg/ha', 'de 3.200 kg/ha para 3.900 kg/ha'],
  ['Fui de 2 anos para 3 anos de casa', null],
  ['A equipe era de 8 pessoas', null],
  ['Vendi 14% a mais', null],
  ['Atendia de 30 a 40 clientes por dia', null],
])('%s', (text, name) => {
  expect(findChange(text)?.name ?? null).toBe(name);
});

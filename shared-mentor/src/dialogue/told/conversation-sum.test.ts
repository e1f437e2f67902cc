import { expect, test } from 'vitest';
import { computeSum } from './conversation-sum.ts';

/** The sum of the last message of some. */
const sumOf = (...messages: readonly string[]): string =>
  computeSum(messages.at(-1) ?? '', messages.slice(0, -1))?.text ?? '';

test.each([
  [['gasto 18 reais por dia de passagem, trabalho 22 dias, quanto no mês?'], 'são R$ 396'],
  [['quanto dá 8% de 2350?', 'e em 14 meses?'], 'são R$ 2.632'],
  [['quanto dá 8% de 2350?', 'e em 14 meses?', 'e a multa de 40 em cima disso'], 'R$ 1.052,80'],
  [['faço faxina, cobro 160 e faço 4 por semana. quanto tiro no mes'], 'são R$ 2.771,20'],
  [
    ['faço faxina, cobro 160 e faço 4 por semana. quanto tiro no mes', 'gasto 25 de passagem por faxina'],
    'tirando R$ 433',
  ],
  [['ganho 4.200 e quero 10% de aumento', 'n, pensando melhor 15%'], '15% de R$ 4.200 são R$ 630'],
  [['quer pagar 6.300 em 7x', 'e se fosse em 5?'], 'R$ 1.260 por parcela'],
  [['9 conto por corrida', 'faço umas 18 por dia', 'tirando 40 de gasolina sobra quanto'], 'sobram R$ 122'],
  [['trabalho 3 dias na semana', 'ela paga 120 a diária', 'isso dá quanto no mês?'], 'R$ 1.558,80'],
  [['gasto 60 por dia, eles devolvem só 35', '20 dias no mês', 'isso dá quanto por ano?'], 'R$ 6.000'],
  [['caiu de 5% pra 3%', 'vendo uns 40 mil por mês', 'e no ano?'], 'R$ 9.600'],
  [['ganho 1.600 fixo mais 3% de comissão, vendi 25 mil', 'e se eu vender 30?'], 'R$ 2.500'],
  [['20h por semana por 1.400, hoje 40h por 2.600', 'qual paga melhor por hora?'], 'R$ 14; R$ 2.600'],
  [['recebo 2.900', 'o outro tira 4.700', 'qual a diferença em %?'], '62,1%'],
  [['900 reais de aluguel e 180 de luz'], 'R$ 1.080'],
  [['ganho 1850 no mercado e faço bico que dá uns 600', 'somando os dois dá quanto'], 'R$ 2.450'],
  [['ganho 1850 no mercado e faço bico que dá uns 600', 'somando tudo dá quanto', 'e no ano?'], 'R$ 29.400'],
  [['vendo 1400 por mês e gasto 600 de ingrediente', 'quanto sobra'], 'sobram R$ 800'],
  [['uma paga 4.000 e a outra 4.800', 'quanto dá de diferença no ano?'], 'em 12 meses, R$ 9.600'],
  [['ganho 1.600 fixo e 2% de comissão, vendo 30 mil', 'e com 3%?'], 'R$ 2.500'],
  [['cobro 45 a mão, faço umas 5 por dia, 22 dias no mês'], 'em 22 dias, R$ 4.950'],
  [['cobro 45 a mão, faço umas 5 por dia, 22 dias no mês', 'tira uns 900 de material'], 'sobram R$ 4.050'],
  [['descontam quanto se faltar 1 dia? ganho 2100'], 'R$ 70 a menos'],
  [['ganho 3000', 'faltei dois dias, quanto descontam?'], 'R$ 200 a menos'],
  [['gasto 2.700 por mês', 'aguento 8 meses com reserva de 20 mil?'], 'dura 7,4 meses'],
  [['ganho 2100, aluguel 900, cartão 600, mercado 700. quanto falta?'], 'faltam R$ 100'],
  [['a comissão mudou de 4 pra 2,5%', 'vendo 60 mil por mês, quanto tô perdendo?'], 'R$ 900 por mês'],
  [['aluguel 2500, luz 400, ajudante 2200', 'cada serviço me sobra 150, quantos carros?'], 'são 34'],
  [
    ['aluguel 2500, luz 400, ajudante 2200', 'sobra 150 em cada, quantos carros?', 'e pra eu tirar 4 mil?'],
    '61',
  ],
  [['fiz um muro por 4200 e ela pagou 2500', 'quanto falta ela me pagar?'], 'faltam R$ 1.700'],
  [['ganho 2800 num hospital e 1950 numa clínica', 'a clínica é quantos por cento do total?'], 'são 41,1%'],
  [['ganho 1900 e quero pedir 2300', 'e se eu pedir 2200?'], '15,8%'],
  [['cobro 180 a diária e faço 4 por semana', 'quanto dá por mês', 'e se fosse 5 dias?'], 'R$ 3.897'],
  [['entrou 3800. aluguel 1100, mercado 900, sobra quanto?', 'e se o aluguel for 1300'], 'sobram R$ 1.600'],
  [['quero guardar 500, dá em quanto tempo 6 mil?', 'e guardando 400?'], '15 meses'],
  [['cobrei 1500 e o cliente quer desconto', 'dou 10%', 'quanto fica com o desconto'], 'fica R$ 1.350'],
  [['cobro 80 por aula, dou 10 aulas por semana', 'quanto dá no mês', 'e se forem 12?'], 'R$ 4.156,80'],
])('goes on with the sums of %j', (messages, expected) => {
  expect(sumOf(...messages)).toContain(expected);
});

test.each([
  'minhas turmas têm 95% de renovação de matrícula',
  'tenho 58 anos e amanhã um guri de 30 vai me entrevistar',
  'descontaram 180 de vt no meu pagamento, ganho 2.000',
  'a vaga é 100% home office',
])('makes no sum of “%s”', (text) => {
  expect(computeSum(text, ['ganho 3.000'])).toBeNull();
});

test.each([
  ['e quanto dá isso por ano?', 'R$ 19.452'],
  ['e 10% disso?', '10% de R$ 1.621 são R$ 162,10'],
  ['e metade disso?', '50% de R$ 1.621 são R$ 810,50'],
])('reckons with a figure that only the mentor named: “%s”', (text, expected) => {
  const answer = 'O salário mínimo de 2026 é R$ 1.621 por mês; há pisos maiores por estado.';
  expect(computeSum(text, ['quanto é o salário mínimo?'], [answer])?.text).toContain(expected);
});

test('a figure of the person’s own comes before one of the mentor, unless “disso” means that', () => {
  const before = ['ganho 1.850 por mês, e o 13º se entrei em julho?'];
  const answers = ['São 6/12: R$ 925 brutos sobre R$ 1.850.'];
  expect(computeSum('e 10%?', before, answers)?.text).toContain('10% de R$ 1.850');
  expect(computeSum('e 10% disso?', before, answers)?.text).toContain('10% de R$ 925');
});

test('hours a day are no amount', () => {
  expect(sumOf('ganho 4700 e a outra paga 5500', 'lá é 100% home, aqui gasto 3h por dia de ônibus')).toBe('');
});

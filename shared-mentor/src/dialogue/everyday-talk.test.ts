import { expect, test } from 'vitest';
import { readDraft, readSaid } from './testing/run-talk.ts';

const DISMISSED = 'fui demitida ontem depois de 2 anos e 4 meses, o que eu tenho direito?';
const OVERTIME = 'ganho 1980 e faço 30 horas extras por mes, quanto devia receber a mais?';
const TO_PJ = 'minha empresa quer me passar de clt pra pj pagando 20% a mais, compensa?';

test('the pay that was asked for after a dismissal gives an estimate', () => {
  const said = readSaid([DISMISSED, 'meu salario era 2100']);
  // 36 days of R$ 70; 40 % of 8 % of 28 months.
  expect(said).toContain('R$ 2.520');
  expect(said).toContain('R$ 1.881,60');
});

test('payment by instalments is a question of law, and no sum', () => {
  const said = readSaid([DISMISSED, 'meu salario era 2100', 'eles falaram que vão pagar em 3 vezes, pode?']);
  expect(said).toContain('477');
  expect(said).not.toContain('por parcela');
});

test('a PJ promised as a share on top of the pay is compared once the pay is told', () => {
  expect(readSaid([TO_PJ, 'ganho 3800 hj com vr de 600'])).toContain('O PJ de R$ 4.560');
  expect(readSaid([TO_PJ, 'ganho 3800 hj com vr de 600', 'e se eles pagassem 6 mil?'])).toContain(
    'O PJ de R$ 6.000',
  );
});

test('what was paid is taken from what the answer came to, not from the pay', () => {
  const talk = [OVERTIME, '6 dessas são no domingo', 'eles só pagaram 200'];
  expect(readSaid(talk)).toContain('De R$ 432, com R$ 200 já pagos, faltam R$ 232');
  expect(readSaid([...talk, 'quanto falta?'])).toContain('faltam R$ 232');
});

test('a way to ask follows the raise in percent if both amounts are told', () => {
  const said = readSaid(['ganho 4200 e quero pedir 5000, como peço?']);
  expect(said).toContain('19%');
  expect(said).not.toContain('Em quanto você quer chegar');
});

test('who says what the boss is to be told gets a message that says it to them', () => {
  const asks =
    'preciso avisar minha chefe que não vou poder ir amanhã, tenho consulta do meu filho. escreve?';
  const text = readDraft([asks, 'o nome dela é Sandra']);
  expect(text).toContain('Sandra');
  expect(text).toContain('não vou poder ir amanhã, tenho consulta do meu filho');
  expect(text).not.toContain('minha chefe');
});

test('a line of the CV is made of all that was told of it', () => {
  const text = readDraft([
    'como coloco no currículo que eu treinava os novatos e organizava o estoque da loja?',
    'eram uns 12 novatos por ano',
    'e as perdas caíram de 5 pra 2%',
  ]);
  expect(text).toMatch(/^Treinava os novatos.*12 novatos por ano.*de 5 pra 2%/u);
});

test('another text that is ordered after one takes its place', () => {
  const line = 'como coloco no currículo que eu organizava o estoque da loja?';
  expect(readDraft([line, 'agora faz um resumo pro topo do currículo'])).toContain('Busco');
});

test('who asks which work to look for is told what is near to what they did', () => {
  expect(readSaid(['era recepcionista, que cargo eu procuro?'])).toMatch(/Recepcionista.*Telefonista/su);
});

test('an age that nobody calls for is answered as a search, with what the law forbids', () => {
  const said = readSaid(['tenho 47 anos, fiquei 8 anos fora cuidando da minha mãe, ninguem me chama']);
  expect(said).toContain('9.029');
  expect(said).toContain('No currículo');
});

test('work without a contract is reckoned once pay and time are told', () => {
  const told = ['to trabalhando sem carteira faz 1 ano e 3 meses num restaurante', 'recebo 1700 por fora'];
  // 8 % of fifteen months.
  expect(readSaid([...told, 'quanto daria mais ou menos?'])).toContain('R$ 2.040');
});

test('who stood in for the boss during holidays gets no law of holidays', () => {
  const told = 'Já cobri férias do supervisor três vezes e programo 14 técnicos';
  expect(readSaid(['Quero virar supervisor de manutenção, por onde começo?', told])).not.toContain('CLT');
});

test('who wants the post of somebody who leaves is not told how to leave', () => {
  const asks = 'Meu supervisor vai sair da empresa e eu quero a vaga dele. Como falo isso pro gerente?';
  expect(readSaid([asks])).not.toContain('proposta assinada');
  const stays = 'Não quero sair da empresa! Quero ser promovida no lugar do supervisor';
  expect(readSaid([asks, stays])).not.toContain('proposta assinada');
  expect(readSaid([asks, stays, 'não vou sair, quero a vaga dele'])).not.toMatch(/aviso|reserva de/u);
});

test('a grade is no money', () => {
  const talk = [
    'fiz a simulação de entrevista e tirei 58, o que melhoro?',
    'sou recepcionista',
    'umas 60 pessoas por dia',
  ];
  expect(readSaid(talk)).not.toContain('R$');
});

test('a reserve lasts longer with smaller bills', () => {
  const told = ['quero pedir demissao', 'tenho 9 mil guardado e gasto 2500 por mes', 'dá pra quanto tempo?'];
  expect(readSaid(told)).toMatch(/3,6 meses\.\n/u);
  expect(readSaid([...told, 'e se eu cortar pra 2000?'])).toContain('4,5 meses');
});

test('what a leave counts for is said with its rule', () => {
  expect(readSaid(['licença maternidade conta pra 13 e férias?'])).toContain('131');
});

test('what a boss means by proactive is said with what to do in a week', () => {
  expect(readSaid(['minha chefe quer que eu seja mais proativa, o que é isso?'])).toContain('por semana');
});

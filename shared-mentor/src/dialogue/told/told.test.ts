import { describe, expect, it, test } from 'vitest';
import type { ToldKey } from '../card.ts';
import { computeSum } from './conversation-sum.ts';
import { computeSlots } from './sums.ts';
import { NOTHING_TOLD, withMessage } from './told.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const told = (text: string, asked: ToldKey | null = null) => withMessage(NOTHING_TOLD, text, asked);
const slotsIn = (text: string, asked: ToldKey | null = null) =>
  Object.fromEntries(computeSlots(told(text, asked), NOW));

test.each<[string, ToldKey | null, object]>([
  ['ganho 4800 e quero pedir 6500', null, { salary: 'R$ 4.800', wish: 'R$ 6.500', riseWish: '35,4%' }],
  ['ganho 2.500 e me ofereceram 2.750', null, { riseOffer: '10%', difference: 'R$ 250' }],
  ['7 mil', 'salary', { salary: 'R$ 7.000' }],
  ['4 a 5 mil', 'wish', { wish: 'R$ 4.000', wishMost: 'R$ 5.000' }],
  ['PJ 8 mil ou CLT 5.500 com VR de 800', null, { pj: 'R$ 8.000', salary: 'R$ 5.500', benefits: 'R$ 800' }],
  ['quanto é 12% de aumento em cima de 3.850?', null, { raised: 'R$ 4.312', share: 'R$ 462' }],
  ['fui demitida com 5 anos e 8 meses de casa', null, { years: '5', noticeDays: '45' }],
  ['tenho 30 anos de casa', null, { noticeDays: '90' }],
  ['tenho 52 anos, ainda consigo emprego?', null, { age: '52' }],
  ['trabalhei de janeiro até o fim de junho e ganho 2.400', null, { thirteenthPay: 'R$ 1.200' }],
  ['ganho 2.200, fiz 14 horas extras, 4 delas no domingo', null, { overtimePay: 'R$ 230' }],
  ['ganho 2.000 e descontaram 180 de vt', null, { transportOver: 'R$ 60' }],
  ['40 minutos por dia, de seg a sexta', null, { studyWeek: '3h20' }],
  ['entrei em julho', null, { thirteenth: '6/12' }],
  ['ganho 2.200 por 220 horas', null, { overtime: 'R$ 15', overtimeDouble: 'R$ 20' }],
  ['trabalho 20h por mês e quero 1500', null, { rate: 'R$ 75' }],
  ['tenho 5 horas por semana pra estudar excel', null, { hoursWeek: '5', skill: 'excel' }],
  ['na verdade são 3 horas', null, { hoursWeek: '3' }],
  ['só posso de manhã cedo', null, { when: 'de manha cedo' }],
  ['sou contador', null, { occupation: 'contador' }],
  ['uns 6 meses', null, { span: '6 meses' }],
])('reads facts in “%s”', (text, asked, expected) => {
  expect(slotsIn(text, asked)).toMatchObject(expected);
});

test.each([
  'desde 2021',
  'são 45 entregas por dia',
  'tenho 8 meses de casa',
  'mandei 80 currículos',
  'cuido de 60 câmaras frias',
  'respondo por 1.400 processos',
])('reads no money in “%s”', (text) => {
  expect([...told(text).money]).toEqual([]);
});

test.each(['ganho 2500 limpos', 'ganho 2500 reais', 'ganho 2500 depois de 3 anos', 'ganho R$ 2.500 brutos'])(
  'reads the pay in “%s”',
  (text) => {
    expect(slotsIn(text)).toMatchObject({ salary: 'R$ 2.500' });
  },
);

test.each([
  'Meu e-mail é ana-8627-73@exemplo.com',
  'Meu telefone é (11) 98765-4321',
  'Meu CPF é 123.456.789-00',
  'Está em https://exemplo.com/vaga/8627/73',
])('reads no money from the digits of “%s”', (text) => {
  expect([...told(text).money]).toEqual([]);
  expect(computeSum(`Como peço um aumento? ${text}`, [])).toBeNull();
});

describe('withMessage', () => {
  it('replaces earlier facts by later words, and keeps the others', () => {
    const first = told('ganho 4800 e tenho 5 horas por semana');
    const later = computeSlots(withMessage(first, 'na verdade ganho 5 mil', null), NOW);
    expect(later.get('salary')).toBe('R$ 5.000');
    expect(later.get('hoursWeek')).toBe('5');
    expect(later.get('before')).toBe('ganho 4800 e tenho 5 horas por semana');
  });

  it('puts a figure right that a message corrects', () => {
    const first = told('ganho 2.200 e fiz 12 horas extras');
    const later = computeSlots(withMessage(first, 'perai, foram 14 e nao 12', null), NOW);
    expect(later.get('overtimePay')).toBe('R$ 210');
  });

  it('takes net pay and contracts from the calculator of contracts', () => {
    const slots = slotsIn('quanto fica líquido 3 mil?');
    expect(slots['net']).toMatch(/^R\$ 2\.7/u);
    expect(slotsIn('PJ 8 mil ou CLT 5.500')['pjNet']).toMatch(/^R\$ [67]\./u);
  });
});

import { formatCentavos, LIMITS, OFFERS, PlanIdSchema, ToolSchema, TOOL_NAMES } from '@aura/shared-domain';
import { describe, expect, test } from 'vitest';
import { listDistinctFeatures } from './features.ts';
import { findCard, PLAN_CARDS, describePrice } from './plan-cards.ts';

const levelsOf = (plan: Parameters<typeof findCard>[0]) =>
  Object.fromEntries(findCard(plan).features.map(({ text, accessLevel }) => [text, accessLevel]));

test('every plan has one card', () => {
  expect(PLAN_CARDS.map(({ id }) => id)).toEqual([
    'freemium',
    'impulso',
    'decolagem',
    'conquista',
    'b2b_equilibrio',
  ]);
  expect(PlanIdSchema.options.every((plan) => findCard(plan).id === plan)).toBe(true);
});

describe('prices', () => {
  test('are those of the price list, to the letter', () => {
    expect(PLAN_CARDS.map(({ monthlyPrice, yearlyPrice }) => [monthlyPrice, yearlyPrice])).toEqual([
      ['R$\u00A00', 'R$\u00A00'],
      ['R$\u00A079,90', 'R$\u00A0799,90'],
      ['R$\u00A0149,90', 'R$\u00A01.490,90'],
      ['R$\u00A0290,90', 'R$\u00A0290,90'],
      ['Sob consulta', 'Sob consulta'],
    ]);
  });

  test.each(OFFERS)('the charge for $plan ($interval) is the price on its card', (offer) => {
    const { price, suffix } = describePrice(
      findCard(offer.plan),
      offer.interval === 'year' ? 'year' : 'month',
    );
    expect(price).toBe(formatCentavos(offer.amount));
    expect(suffix).toBe({ month: 'por mês', year: 'por ano', once: 'uma vez' }[offer.interval]);
  });

  test('recurring prices are those offered every month', () => {
    const renewing = OFFERS.filter(({ interval }) => interval === 'month').map(({ plan }) => plan);
    expect(PLAN_CARDS.filter((card) => card.paymentType === 'recurring').map(({ id }) => id)).toEqual(
      renewing,
    );
  });
});

describe('features', () => {
  test('of Impulso', () => {
    expect(levelsOf('impulso')).toEqual({
      'Diagnóstico completo': 'sempre aberto',
      'Mapeamento comportamental': 'sem limite',
      'Micro-learnings': 'sem limite',
      'Diagnóstico rápido': 'sem limite',
      'Otimizador de currículo': '10 otimizações por mês',
      'Otimizador de LinkedIn': '10 otimizações por mês',
      'Radar de vagas': '15 buscas por mês',
      'Simulador de entrevista': '5 simulações por mês',
      'Mentor de carreira': '20 interações por mês',
      'Todas as ferramentas sem limite mensal': 'não incluído',
      'Painel de gestão da empresa': 'não incluído',
    });
  });

  test.each(PLAN_CARDS)('the numbers of $id are its limits', ({ id }) => {
    const limits = LIMITS[id === 'conquista' ? 'decolagem' : id];
    const numbers = ToolSchema.options.map((tool) => parseInt(levelsOf(id)[TOOL_NAMES[tool]] ?? '', 10));
    expect(numbers).toEqual(
      ToolSchema.options.map((tool) => (limits[tool] === 'unlimited' ? NaN : limits[tool])),
    );
  });

  test('a card shows what differs from the others, each thing once', () => {
    const shown = (plan: Parameters<typeof findCard>[0]) =>
      listDistinctFeatures(findCard(plan).features).map(({ text }) => text);
    const tools = ToolSchema.options.map((tool) => TOOL_NAMES[tool]);
    expect(shown('impulso')).toEqual([
      ...tools,
      'Todas as ferramentas sem limite mensal',
      'Painel de gestão da empresa',
    ]);
    for (const plan of ['decolagem', 'conquista', 'b2b_equilibrio'] as const) {
      expect(shown(plan)[0]).toBe('Todas as ferramentas sem limite mensal');
      expect(shown(plan).filter((text) => tools.includes(text))).toEqual([]);
    }
  });

  test('one use a month is said in the singular', () => {
    expect(levelsOf('freemium')['Otimizador de currículo']).toBe('1 otimização por mês');
  });

  test('a plan that promises everything without limit has no limit at all', () => {
    for (const { id, features } of PLAN_CARDS) {
      const promised = features.some(({ text, included }) => included && text.startsWith('Todas'));
      const limits = Object.values(LIMITS[id === 'conquista' ? 'decolagem' : id]);
      expect(promised).toBe(limits.every((limit) => limit === 'unlimited'));
    }
  });
});

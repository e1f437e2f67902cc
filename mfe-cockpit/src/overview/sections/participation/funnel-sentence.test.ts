import type { CompanyOverview, FunnelStep, ShareCell } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { makeBandCell, makeShareCell, suppressed, unmeasured } from '../../testing/cells.ts';
import { describeFunnel, explainEqualSteps } from './funnel-sentence.ts';

const funnelWith = (cells: Partial<Record<FunnelStep, ShareCell>>, before?: ShareCell): CompanyOverview =>
  makeOverview({
    funnel: makeOverview().funnel.map((entry) => ({
      ...entry,
      now: cells[entry.step] ?? entry.now,
      before: before ?? entry.before,
    })),
  });

test('says how many accepted, how many did before, and where most stop', () => {
  expect(describeFunnel(funnelWith({ firstTask: makeShareCell(20, 60) }))).toBe(
    'De 60 pessoas convidadas, já em grupos, cerca de 40 (67%) aceitaram o convite e participam dos ' +
      'números; na primeira semana do período, de 19 a 25 de outubro de 2026, eram cerca de 30 de 50. A maior ' +
      'diferença está entre “Convidadas” (60) e “Aceitaram e participam” (40).',
  );
});

test('compares nothing without a known beginning', () => {
  expect(describeFunnel(funnelWith({}, unmeasured))).not.toContain('primeira semana do período');
});

test('describes a rounded zero not as nobody', () => {
  expect(describeFunnel(funnelWith({}, makeShareCell(0, 50)))).toContain(
    'de 19 a 25 de outubro de 2026, nenhuma ou quase nenhuma de 50.',
  );
  expect(describeFunnel(funnelWith({ activated: makeShareCell(0, 60) }))).toContain(
    'De 60 pessoas convidadas, já em grupos, nenhuma ou quase nenhuma aceitou o convite',
  );
});

test('all the falls are named that are as large as each other', () => {
  const cells = {
    activated: makeShareCell(45, 60),
    diagnosed: makeShareCell(30, 60),
    planned: makeShareCell(30, 60),
    firstTask: makeShareCell(30, 60),
    retained: makeShareCell(30, 60),
  };
  expect(describeFunnel(funnelWith(cells))).toContain(
    'As maiores diferenças, de 15 cada uma, estão entre “Convidadas” (60) e “Aceitaram e participam” (45); ' +
      'e entre “Aceitaram e participam” (45) e “Fizeram o diagnóstico” (30).',
  );
});

test('describes a small group by its half, without a number', () => {
  const sentence = describeFunnel(
    funnelWith({ activated: makeBandCell('below_half', 10), diagnosed: suppressed }),
  );
  expect(sentence).toContain('Menos da metade das pessoas convidadas aceitou');
  expect(sentence).toContain('1 etapa não aparece: grupo pequeno demais.');
  expect(sentence).toContain('Em 1 etapa o grupo é pequeno');
  expect(describeFunnel(funnelWith({ activated: makeBandCell('above_half', 10) }))).toContain(
    'Metade ou mais',
  );
});

test('no fall is told over a step that is not shown', () => {
  const sentence = describeFunnel(funnelWith({ activated: suppressed, firstTask: makeShareCell(35, 60) }));
  expect(sentence).toContain('O grupo é pequeno demais para dizer');
  expect(sentence).toContain('entre “Concluíram a 1ª tarefa” (35) e “Seguem depois de 30 dias” (10)');
});

test('is empty without a number', () => {
  const nothing = makeOverview().funnel.map((entry) => ({ ...entry, now: unmeasured, before: unmeasured }));
  expect(describeFunnel(makeOverview({ funnel: nothing }))).toBe('Ainda não há números da adesão.');
  expect(describeFunnel(makeOverview({ funnel: [] }))).toBe('Ainda não há números da adesão.');
});

test('equal steps are explained, and only they', () => {
  const explain = (diagnosed: ShareCell, planned: ShareCell) => {
    const cells = {
      activated: makeShareCell(45, 60),
      firstTask: makeShareCell(15, 60),
      retained: suppressed,
    };
    return explainEqualSteps(funnelWith({ ...cells, diagnosed, planned }).funnel);
  };
  expect(explain(makeShareCell(30, 60), makeShareCell(30, 60))).toContain('múltiplos de 5');
  expect(explain(makeShareCell(30, 60), makeShareCell(20, 60))).toBe('');
  expect(explain(suppressed, suppressed)).toBe('');
});

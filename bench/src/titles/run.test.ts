import { describe, expect, it } from 'vitest';
import { fixtureTask } from './fixtures.ts';
import { productMatcher, trigramMatcher } from './matchers.ts';
import { run } from './run.ts';

describe('run', () => {
  it('leaves out queries without a right answer and says how many', () => {
    const backwards = () => () => ['c2', 'c1'];
    const corpus = [
      { id: 'c1', value: 'Pedreiro' },
      { id: 'c2', value: 'Vendedor' },
    ];
    const queries = [
      { id: 'q1', value: 'Pedreira' },
      { id: 'q2', value: 'Sem resposta' },
    ];
    expect(run(backwards, { queries, corpus, gold: new Map([['q1', new Set(['c1'])]]) })).toMatchObject({
      queries: 1,
      leftOut: 1,
      corpus: 2,
      mrr: 0.5,
      s1: 0,
      s10: 1,
    });
  });
});

describe('the fixtures', () => {
  it('have enough pairs over enough titles, in two halves of one size', () => {
    const [tune, heldOut] = [fixtureTask('tune'), fixtureTask('held-out')];
    expect(tune.queries.length + heldOut.queries.length).toBeGreaterThanOrEqual(250);
    expect(tune.corpus.length).toBeGreaterThanOrEqual(1500);
    const ids = new Set(tune.corpus.map(({ id }) => id));
    for (const { queries, gold } of [tune, heldOut]) {
      expect(queries.every(({ id }) => (gold.get(id)?.size ?? 0) > 0)).toBe(true);
      expect([...gold.values()].flatMap((own) => [...own]).filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('are ranked well, and far better than by plain trigrams, on the half that set no weight', () => {
    const task = fixtureTask('held-out');
    const [ours, plain] = [run(productMatcher, task), run(trigramMatcher, task)];
    expect(ours.mrr).toBeGreaterThan(0.78);
    expect(ours.s10).toBeGreaterThan(0.88);
    expect(ours.mrr / plain.mrr).toBeGreaterThan(1.3);
  });
});

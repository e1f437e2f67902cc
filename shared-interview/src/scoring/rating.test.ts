import { describe, expect, it } from 'vitest';
import type { Shape } from '@aura/shared-domain';
import { makeGradedAnswer } from '../testing/make-interview.ts';
import { computeRating } from './rating.ts';

const anchorOf = (shape: Shape, value: number, result: number): string => {
  const { dimensions } = makeGradedAnswer('', { result }).analysis.score;
  return computeRating({ value, dimensions, ceilings: [] }, shape).anchor;
};

describe('the anchor of a rung', () => {
  it.each(['story', 'plan', 'presentation'] as const)('claims no result without a measure: %s', (shape) => {
    expect(anchorOf(shape, 90, 100)).not.toContain('não encontrei');
    expect(anchorOf(shape, 90, 50)).toContain('não encontrei');
  });

  it('tells of no part if none was found', () => {
    const { dimensions } = makeGradedAnswer('', { structure: 0 }).analysis.score;
    expect(computeRating({ value: 40, dimensions, ceilings: [] }, 'story')).toEqual({
      rating: 2,
      anchor: 'Não encontrei com clareza a história inteira: o que aconteceu, o que você fez, no que deu.',
    });
  });

  it('never calls a grade high if it does not recognise the subject', () => {
    const { dimensions } = makeGradedAnswer('', { result: 100 }).analysis.score;
    const { rating, anchor } = computeRating(
      { value: 90, dimensions, ceilings: [], multiplier: { value: 0.85, reason: '' } },
      'presentation',
    );
    expect(rating).toBe(3);
    expect(anchor).not.toContain('A nota');
  });

  it('claims no result that it did not find', () => {
    expect(anchorOf('story', 70, 85)).toContain('um resultado mais claro');
    expect(anchorOf('story', 70, 0)).toContain('não encontrei com clareza no que deu');
  });
});

import { describe, expect, it } from 'vitest';
import { readAnswer } from '../reading/index.ts';
import { gradeDelivery, computeLengthShare } from './delivery.ts';

const words = (count: number, filler = ''): string =>
  Array.from({ length: count }, (_, at) => (at % 10 === 5 && filler !== '' ? filler : 'palavra')).join(' ');
const valueOf = (text: string, seconds: number | null, longPauses = 0): number =>
  gradeDelivery(
    readAnswer(text, { shape: 'story', language: 'pt' }),
    'q',
    seconds === null ? null : { seconds, longPauses },
  ).dimension.value ?? -1;

describe('gradeDelivery', () => {
  it('looks only at the length of a typed answer', () => {
    expect(valueOf(words(120), null)).toBe(100);
    expect(valueOf(words(120, 'né'), null)).toBe(100);
    expect(computeLengthShare(40)).toBeLessThan(computeLengthShare(70));
    expect(computeLengthShare(400)).toBeLessThan(1);
  });

  it('gives full credit between 100 and 165 words per minute', () => {
    expect(valueOf(words(120), 72)).toBe(100);
    expect(valueOf(words(120), 44)).toBe(100);
    expect(valueOf(words(120), 35)).toBeLessThan(100);
    expect(valueOf(words(120), 120)).toBeLessThan(100);
  });

  it('takes off for fillers and long silences of speech', () => {
    expect(valueOf(words(120, 'né'), 60)).toBeLessThan(valueOf(words(120), 60));
    expect(valueOf(words(120), 60, 5)).toBeLessThan(valueOf(words(120), 60, 1));
  });
});

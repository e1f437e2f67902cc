import { describe, expect, it } from 'vitest';
import { readAnswer } from '../reading/index.ts';
import { gradeDelivery, computeLengthShare } from './delivery.ts';

const THINGS = 'tijolo areia martelo balde escada janela parede telhado'.split(' ');
const words = (count: number, filler = ''): string =>
  Array.from({ length: count }, (_, at) =>
    at % 10 === 5 && filler !== '' ? filler : THINGS[at % THINGS.length],
  )
    .map((word, at) => (at % 15 === 14 ? `${word}.` : word))
    .join(' ');
const valueOf = (text: string, seconds: number | null, longPauses = 0): number =>
  gradeDelivery(
    readAnswer(text, { shape: 'story', language: 'pt' }),
    'q',
    seconds === null ? null : { seconds, longPauses },
  ).dimension.value ?? -1;

describe('gradeDelivery', () => {
  it('takes off for a typed answer without a full stop, and for no other', () => {
    const spliced = words(120).replaceAll('.', ',');
    expect(valueOf(spliced, null)).toBeLessThan(valueOf(words(120), null));
    expect(valueOf(spliced, 60)).toBe(valueOf(words(120), 60));
  });

  it('looks only at the length of a typed answer and of its sentences', () => {
    expect(valueOf(words(120), null)).toBe(100);
    expect(valueOf(words(120, 'né'), null)).toBe(100);
    expect(computeLengthShare(40)).toBeLessThan(computeLengthShare(70));
    expect(computeLengthShare(400)).toBeLessThan(1);
  });

  it('gives little for a length without anything concrete', () => {
    const empty = words(120).replaceAll(
      /tijolo|areia|martelo|balde|escada|janela|parede|telhado/gu,
      'trabalho',
    );
    expect(valueOf(empty, null)).toBeLessThan(60);
    expect(valueOf(words(120), null)).toBe(100);
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

import { describe, expect, it } from 'vitest';
import { isSameWork, type Work } from './is-same-work.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `Linha número ${from + i}`).join('\n');
const work = (changes: Partial<Work['subject']> & { text?: string } = {}): Work => ({
  subject: { name: changes.name ?? 'José da Silva', asked: changes.asked ?? ['Gerente', ''] },
  text: changes.text ?? lines(0, 20),
});

describe('isSameWork', () => {
  it.each<[string, Work, boolean]>([
    ['the same', work(), true],
    ['a name without accents and in capitals', work({ name: 'JOSE DA SILVA' }), true],
    ['another name', work({ name: 'João da Silva' }), false],
    ['a goal with blanks around it', work({ asked: [' Gerente ', ''] }), true],
    ['another goal', work({ asked: ['Diretor', ''] }), false],
    ['a job ad', work({ asked: ['Gerente', 'Vaga'] }), false],
    ['half of the lines of both together', work({ text: lines(0, 10) }), true],
    ['less than that', work({ text: lines(0, 9) }), false],
    ['lines in another order and with accents lost', work({ text: lines(0, 20).replaceAll('ú', 'u') }), true],
    ['many lines more', work({ text: lines(0, 41) }), false],
  ])('compares with %s', (_, next, expected) => expect(isSameWork(work(), next)).toBe(expected));

  it('lets the name be filled in where the reader found none', () => {
    expect(isSameWork(work({ name: '' }), work())).toBe(true);
    expect(isSameWork(work(), work({ name: '' }))).toBe(false);
  });
});

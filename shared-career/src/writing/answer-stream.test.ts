import { array, assert, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerStream, type AnswerEntry } from './answer-stream.ts';

const readAll = (pieces: readonly string[]): AnswerEntry[] => {
  const stream = createAnswerStream();
  return pieces.flatMap((piece) => [...stream.push(piece)]);
};
const entry = record({ target: string({ unit: 'binary' }), text: string({ unit: 'binary' }) });

describe('createAnswerStream', () => {
  it('finds every entry, in any text and any pieces', () => {
    assert(
      property(array(entry, { maxLength: 6 }), integer({ min: 1, max: 30 }), (texts, size) => {
        const characters = Array.from(JSON.stringify({ texts }));
        const pieces = Array.from({ length: Math.ceil(characters.length / size) }, (_, i) =>
          characters.slice(i * size, (i + 1) * size).join(''),
        );
        expect(readAll(pieces)).toEqual(texts);
      }),
    );
  });

  it('gives an entry with its last piece', () => {
    const stream = createAnswerStream();
    expect(stream.push('{"texts":[{"target":"a","text":"o')).toEqual([]);
    expect(stream.push('i"}, {"target":')).toEqual([{ target: 'a', text: 'oi' }]);
  });

  it('reads braces and quotes within a text as text', () => {
    const text = 'a"}]} {"target":"b","text":"c"}\\';
    expect(readAll([JSON.stringify({ texts: [{ target: 'a', text }] })])).toEqual([{ target: 'a', text }]);
  });

  it('never throws, and finds nothing without JSON', () => {
    assert(property(array(string({ unit: 'binary' })), (pieces) => void readAll(pieces)));
    expect(
      readAll(["{'target':'a','text':'b'}", '{"target":"a"}', '{"target":1,"text":"b"}', '}}}{{']),
    ).toEqual([]);
  });
});

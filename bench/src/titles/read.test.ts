import { describe, expect, it } from 'vitest';
import { getGold, readTable } from './read.ts';

describe('readTable', () => {
  it('reads rows with any line ends, a byte-order mark, blank lines and further columns', () => {
    expect(readTable('\ufeffq1\tEnfermeira\r\n\r\nq2\t"Pedreiro"\tx\ty\n')).toEqual({
      ok: true,
      value: [
        { id: 'q1', value: 'Enfermeira' },
        { id: 'q2', value: 'Pedreiro' },
      ],
    });
  });

  it.each(['id\ttext', 'query_id\tcorpus_id', 'Query-ID\tquery', '"c_id"\tlabel', 'qid\tcid'])(
    'takes "%s" for a header',
    (header) => {
      expect(readTable(`${header}\nq1\tVendedor`)).toEqual({
        ok: true,
        value: [{ id: 'q1', value: 'Vendedor' }],
      });
    },
  );

  it('takes a first row with its own id for a row', () => {
    expect(readTable('1\tid de teste\nid2\tVendedor')).toMatchObject({ value: [{ id: '1' }, { id: 'id2' }] });
  });

  it('names every line that is no row', () => {
    expect(readTable('q1\tVendedor\nsem tabulação\n\n\tsem id\nq4\t ')).toEqual({
      ok: false,
      error: [
        { line: 2, problem: 'no tab' },
        { line: 4, problem: 'no id' },
        { line: 5, problem: 'nothing after the id' },
      ],
    });
  });

  it('keeps several right answers to one query', () => {
    const gold = getGold([
      { id: 'q1', value: 'a' },
      { id: 'q1', value: 'b' },
      { id: 'q2', value: 'a' },
    ]);
    expect([...gold].map(([id, ids]) => [id, [...ids]])).toEqual([
      ['q1', ['a', 'b']],
      ['q2', ['a']],
    ]);
  });
});

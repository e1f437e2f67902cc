import { expect, it } from 'vitest';
import { makePlainLine } from '../layout/model.ts';
import { blockText, toBlocks } from './block.ts';
import { computeLeading } from './wrap.ts';

const WIDE = 260;
const makeLine = (text: string, right = WIDE) =>
  makePlainLine([text], { size: 10, right, bound: WIDE, gap: 1.3 });

it('joins a line to the full one above, unless it names a field of its own', () => {
  const join = (below: string): string[] => {
    const lines = [
      makeLine('Instituição: Universidade Federal do Rio Grande do Sul'),
      makeLine(below, 140),
      makeLine('Período: 2015 – 2019', 90),
    ];
    return toBlocks(lines, computeLeading(lines)).map(blockText);
  };
  expect(join('campus do Vale')[0]).toContain('Sul campus do Vale');
  expect(join('Curso: Farmácia').slice(0, 2)).toEqual([
    'Instituição: Universidade Federal do Rio Grande do Sul',
    'Curso: Farmácia',
  ]);
});

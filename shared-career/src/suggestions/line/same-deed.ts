import { findContentStems } from '../../deeds/asked.ts';
import { foldText } from '../../text/index.ts';

/** Words that lines about different deeds share as well. */
const COMMON = new Set(
  findContentStems(
    'equipe pessoas clientes loja turno dia semana mes ano hora minutos empresa setor area servico',
  ),
);
/** So many words in common, and such a share of the shorter line, are one deed. */
const LEAST = { words: 2, share: 0.5 } as const;

const readStems = (text: string): Set<string> =>
  new Set(findContentStems(foldText(text).folded).filter((stem) => !COMMON.has(stem) && !/\d/u.test(stem)));

/** The line that tells the same deed as a text, by its words without figures; the closest one's index, null without any. */
export function findSameDeed(text: string, lines: readonly string[]): number | null {
  const own = readStems(text);
  const shares = lines.map((line) => {
    const stems = readStems(line);
    const shared = [...stems].filter((stem) => own.has(stem)).length;
    return shared < LEAST.words ? 0 : shared / Math.min(own.size, stems.size);
  });
  const most = Math.max(0, ...shares);
  return most < LEAST.share ? null : shares.indexOf(most);
}

import { type Cell, readCellText } from './model.ts';

/** What may stand before an item of a list, a pattern each. */
const MARKS = [
  '[»›>•◦▪▫‣·●○■□◆◇►▶➤➢➔→✓✔✦★❖∙⁃]',
  // Signs of a keyboard.
  '[–—~+*-]',
  '[-=]>',
  // A full stop or the letter that stands for a circle, only before text.
  String.raw`\.(?= +[\p{L}\d])`,
  String.raw`o(?= {1,3}\p{Lu})`,
  // Private-use glyphs of symbol fonts.
  String.raw`[\ue000-\uf8ff]`,
];
const BULLET = new RegExp(String.raw`^(?:${MARKS.join('|')})(?=\s|$|\p{Lu})\s*`, 'u');
const STRICT = /^(?:[•◦▪▫‣●○■□◆◇►▶➤➢➔→✓✔✦★❖∙⁃\ue000-\uf8ff])\s*/u;

/** The second line of a period that is broken before its dash: "– 02/2013)". */
const ENDS_PERIOD =
  /^[–—-]\s(?=[^(]*\)$)(?:\p{L}{3,9}[./ ]?(?:de )?|\d{1,2}[/.])?(?:\d{4}|\d{2}|atual|presente|hoje)\)$/iu;

/** Takes a leading bullet off a text; null when it has none. Dashes, `*` and `o` need a blank after them. */
export function stripBullet(text: string): string | null {
  const strict = STRICT.exec(text);
  if (strict !== null) return text.slice(strict[0].length);
  const match = BULLET.exec(text);
  return match === null || !/\s$/u.test(match[0]) ? null : text.slice(match[0].length);
}

/** Removes the bullet from the first cell of a line, alone in the cell or before the text. */
export function takeBullet(cells: readonly Cell[]): { bullet: boolean; cells: readonly Cell[] } {
  const [first, second, ...rest] = cells;
  if (first === undefined) return { bullet: false, cells };
  const text = readCellText(first);
  if (/^(?:[•◦▪▫‣·●○■□◆◇►▶➤➢✓✔❖∙⁃–—*-]|[\ue000-\uf8ff])$/u.test(text)) {
    return second === undefined ? { bullet: false, cells: [] } : { bullet: true, cells: [second, ...rest] };
  }
  const stripped = stripBullet(text);
  if (stripped === null || stripped === '' || ENDS_PERIOD.test(text)) return { bullet: false, cells };
  let drop = text.length - stripped.length;
  const runs = first.runs.flatMap((run) => {
    const cut = Math.min(drop, run.text.length);
    drop -= cut;
    return cut === run.text.length ? [] : [{ ...run, text: run.text.slice(cut) }];
  });
  // Text after a bullet starts about half a size further right; measured from the share of characters dropped.
  const x = first.x + ((first.right - first.x) * (text.length - stripped.length)) / Math.max(1, text.length);
  return { bullet: true, cells: [{ ...first, runs, x }, ...(second === undefined ? [] : [second]), ...rest] };
}

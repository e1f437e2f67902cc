import { scanTokens } from './tokens.ts';

/** The texts of a workbook, in their order. How a text is pronounced (`rPh`) is no part of it. */
export function readSharedStrings(xml: string): readonly string[] {
  const strings: string[] = [];
  let text: string | null = null;
  let isText = false;
  let isSpoken = false;
  for (const token of scanTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && !isSpoken && text !== null) text += token.text;
    } else if (token.name === 'si') {
      if (token.kind === 'open' && !token.empty) text = '';
      else {
        strings.push(unescapeControls(text ?? ''));
        text = null;
      }
    } else if (token.name === 't') isText = token.kind === 'open' && !token.empty;
    else if (token.name === 'rPh') isSpoken = token.kind === 'open' && !token.empty;
  }
  return strings;
}

/** Control characters are encoded as `_x000D_` in texts of a workbook (ECMA-376, part 1, 22.9.2.19). */
export const unescapeControls = (text: string): string =>
  text.replaceAll(/_x([\da-f]{4})_/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

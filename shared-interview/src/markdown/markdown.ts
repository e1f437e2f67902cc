import { formatDecimal, formatDay } from '@aura/shared-domain';
/** A person's text as plain words of a Markdown document: nothing in it becomes markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_<>#|~[\]]/gu, String.raw`\$&`)
    .replace(/^(\s*)([-+])(?=\s)/gmu, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])(?=\s)/gmu, String.raw`$1\$2`);
}

/** A quotation, paragraph by paragraph. */
export const quoteMarkdown = (text: string): string =>
  escapeMarkdown(text.trim())
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** A list; empty for no items. */
export const listBullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Blocks with an empty line between them; empty ones are left out. */
export const joinBlocks = (parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** A value as Portuguese writes it, with one decimal, as the pages show it. */
export const formatValue = (value: number | null): string =>
  value === null ? 'sem nota' : formatDecimal(Math.round(value * 10) / 10, 1);

/** A day as Portuguese writes it, in the time of Brasília. */
export const formatShownDay = (at: Date): string => formatDay(at);

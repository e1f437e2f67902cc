import { buildBlocks, type ResumeDocument } from './document.ts';

/** A CV as plain text, for forms that accept no file. */
export function writePlainText(document: ResumeDocument): string {
  const lines = buildBlocks(document).map(({ kind, text }) => {
    if (kind === 'heading') return `\n${text.toLocaleUpperCase('pt-BR')}`;
    if (kind === 'entry') return `\n${text}`;
    return kind === 'item' ? `- ${text}` : text;
  });
  // A heading is right above its first entry.
  return `${lines
    .join('\n')
    .replaceAll(/(\n\n[^\n]*\n)\n/gu, '$1')
    .trim()}\n`;
}

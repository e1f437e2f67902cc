import { escapeHtml } from '@aura/shared-domain';

/** Text that is safe to insert into a page. Created by {@link html} only. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | null | readonly Part[];

/** Puts a page together: what is not already HTML is escaped. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, index) => text + show(parts[index] ?? null)).join(''),
});

function show(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return isHtml(part) ? part.html : part.map(show).join('');
}

const isHtml = (part: Html | readonly Part[]): part is Html => 'html' in part;

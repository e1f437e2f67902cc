/** A piece of text on the page of a handmade PDF. */
export interface Placed {
  readonly text: string;
  readonly x: number;
  /** Points from the bottom. */
  readonly y: number;
  readonly size?: number;
  /** Operators before the text, such as a colour (`1 1 1 rg`). */
  readonly before?: string;
}

const encodeLatin = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

/** Writes a PDF by hand: Helvetica, Latin-1, one content stream a page. `trailer` adds entries to the trailer. */
export function makePdf(
  pages: readonly (readonly Placed[])[],
  trailer = '',
  extra: readonly string[] = [],
): Uint8Array {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  objects.push('<< /Type /Catalog /Pages 2 0 R >>');
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [index, placed] of pages.entries()) {
    const content = placed
      .map(
        ({ text, x, y, size = 10, before = '0 0 0 rg' }) =>
          `${before} BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/gu, '\\$&')}) Tj ET`,
      )
      .join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
    );
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  objects.push(...extra);
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return encodeLatin(text);
}

/** Lines of text one under the other. */
export const makeColumn = (lines: readonly string[], x = 60, top = 780): Placed[] =>
  lines.map((text, index) => ({ text, x, y: top - 15 * index }));

import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { ResumeStructure } from '@aura/shared-domain';
import { encodable } from './encodable.ts';
import { type Block, planOf } from './plan.ts';
import { type ExportLanguage, WORDS } from './words.ts';
import { wrapWords } from './wrap-words.ts';

/** A4 and its margins, points. */
const PAGE = { width: 595.28, height: 841.89, margin: 54 } as const;
const BULLET = '•';
const BULLET_INDENT = 12;

interface Look {
  readonly size: number;
  readonly bold?: boolean;
  /** Space above, points. */
  readonly above: number;
  /** Lines that must follow on the same page. */
  readonly keep?: number;
}

const LOOKS: Readonly<Record<Block['kind'], Look>> = {
  name: { size: 20, bold: true, above: 0 },
  contact: { size: 10, above: 3 },
  heading: { size: 13, bold: true, above: 15, keep: 3 },
  entry: { size: 11, bold: true, above: 8, keep: 2 },
  detail: { size: 10.5, above: 1, keep: 1 },
  item: { size: 10.5, above: 2 },
  text: { size: 10.5, above: 3 },
};
const LEADING = 1.35;

/** A CV as a PDF, and the signs that its font cannot write. */
export interface ResumePdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly dropped: readonly string[];
}

interface Options {
  readonly language: ExportLanguage;
  readonly now: Date;
}

/** A CV as a PDF of one column of real text: no tables, no images, no icons, standard fonts. */
export async function resumePdf(resume: ResumeStructure, { language, now }: Options): Promise<ResumePdf> {
  const document = await PDFDocument.create();
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  document.setTitle(encodable(`${WORDS[language].title} – ${resume.contact.name}`).text);
  document.setLanguage(language === 'pt' ? 'pt-BR' : 'en');
  document.setCreationDate(now);
  document.setModificationDate(now);
  const dropped = new Set<string>();
  const pen = createPen(document);
  for (const block of planOf(resume, language)) {
    const written = encodable(block.text);
    for (const sign of written.dropped) dropped.add(sign);
    if (written.text !== '') pen.write({ ...block, text: written.text }, fonts);
  }
  return { bytes: new Uint8Array(await document.save()), dropped: [...dropped] };
}

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** Writes paragraphs from top to bottom, on as many pages as it takes. */
function createPen(document: PDFDocument) {
  let page: PDFPage = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;
  const turn = (): void => {
    page = document.addPage([PAGE.width, PAGE.height]);
    y = PAGE.height - PAGE.margin;
  };
  return {
    write({ kind, text }: Block, fonts: Fonts): void {
      const { size, bold = false, above, keep = 0 } = LOOKS[kind];
      const font = bold ? fonts.bold : fonts.plain;
      const indent = kind === 'item' ? BULLET_INDENT : 0;
      const height = size * LEADING;
      const width = PAGE.width - 2 * PAGE.margin - indent;
      const lines = wrapWords(text, (part) => font.widthOfTextAtSize(part, size), width);
      y -= above;
      if (y - height * (1 + keep) < PAGE.margin) turn();
      lines.forEach((line, index) => {
        if (y - height < PAGE.margin) turn();
        y -= height;
        const look = { y, size, font, color: rgb(0, 0, 0) };
        if (kind === 'item' && index === 0) page.drawText(BULLET, { ...look, x: PAGE.margin });
        page.drawText(line, { ...look, x: PAGE.margin + indent });
      });
    },
  };
}

import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type IParagraphOptions,
  TextRun,
} from 'docx';
import { type Block, buildBlocks, type ResumeDocument } from './document.ts';
import type { Faces, Family } from './faces/families.ts';
import type { Scale } from './typeset/rows.ts';
import type { Template } from './typeset/template.ts';
import { typeset } from './typeset/typeset.ts';
import { type ExportLanguage, WORDS } from './words.ts';

const BULLETS = 'items';
/** Faces that nearly every computer has. */
const FONTS: Readonly<Record<Family, string>> = { sans: 'Calibri', serif: 'Cambria', plain: 'Arial' };
const INK = '1D1D1F';
const FAINT = '55585E';

/** Sizes are half points, distances twentieths of a point, as the format counts them. */
const toHalves = (points: number): number => Math.round(points * 2);
const toTwentieths = (points: number): number => Math.round(points * 20);

/** Text of other faces runs wider than that of ours, at most by about this. */
const WIDER = 1.1;
/** A line of single spacing, in the units of the format, and the share of it that distances change. */
const LINE = 240;
const LEADING_SHARE = 0.14;

/** How much larger than usual a CV is set so that its last page is not nearly empty. One page is never set wider. */
function computeScale(document: ResumeDocument, template: Template, faces: Faces): Scale {
  const plain = { ...template, side: null, dates: 'below', text: template.text * WIDER } as const;
  const { scale, pages } = typeset(document, plain, faces);
  return pages.length > 1 ? scale : { text: Math.min(1, scale.text), space: Math.min(1, scale.space) };
}

function makeParagraph({ kind, text }: Block, template: Template, scale: Scale): Paragraph {
  const { head, heading, accent } = template;
  const colour = accent.slice(1).toUpperCase();
  const body = toHalves((template.text + 0.3) * scale.text);
  const line = Math.round(LINE * (1 - LEADING_SHARE + LEADING_SHARE * scale.space));
  const above = (before: number, after = 0): { before: number; after: number; line: number } => ({
    before: Math.round(before * scale.space),
    after: Math.round(after * scale.space),
    line,
  });
  const alignment = head.align === 'centre' ? AlignmentType.CENTER : AlignmentType.LEFT;
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 2, color: colour };
  const looks: Readonly<Record<Block['kind'], IParagraphOptions>> = {
    name: {
      heading: HeadingLevel.TITLE,
      alignment,
      spacing: above(0, 40),
      children: [new TextRun({ text, bold: true, size: toHalves(head.size * 0.9), color: colour })],
    },
    contact: { alignment, spacing: above(0), children: [new TextRun({ text, size: body, color: '3B3E44' })] },
    heading: {
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      spacing: above(220, 60),
      ...(heading.mark === 'below' ? { border: { bottom: rule } } : {}),
      ...(heading.mark === 'above' ? { border: { top: rule } } : {}),
      children: [
        new TextRun({
          text: heading.isUpper ? text.toLocaleUpperCase('pt-BR') : text,
          bold: true,
          size: toHalves(template.text * heading.size * scale.text),
          color: colour,
        }),
      ],
    },
    entry: {
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      spacing: above(120),
      children: [new TextRun({ text, bold: true, size: body })],
    },
    detail: {
      keepNext: true,
      spacing: above(0),
      children: [new TextRun({ text, size: body, color: FAINT })],
    },
    item: {
      numbering: { reference: BULLETS, level: 0 },
      spacing: above(0),
      children: [new TextRun({ text, size: body })],
    },
    text: { spacing: above(0, 60), children: [new TextRun({ text, size: body })] },
  };
  return new Paragraph(looks[kind]);
}

/**
 * A CV as a Word document of one column, without tables, text boxes, header or footer, in the looks of a template. Its
 * sizes are fitted to the page as those of the PDF are, by `faces`.
 */
export async function writeDocx(
  document: ResumeDocument,
  template: Template,
  language: ExportLanguage,
  faces: Faces,
): Promise<Uint8Array<ArrayBuffer>> {
  const scale = computeScale(document, template, faces);
  const font = FONTS[template.family];
  const margin = toTwentieths(template.margin);
  const run = { font, color: INK };
  const file = new Document({
    title: `${WORDS[language].title} – ${document.name}`,
    creator: document.name,
    styles: {
      default: {
        document: { run: { ...run, size: toHalves((template.text + 0.3) * scale.text) } },
        title: { run },
        heading1: { run },
        heading2: { run },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 360, hanging: 220 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { margin: { top: margin, right: margin, bottom: margin, left: margin } } },
        children: buildBlocks(document).map((block) => makeParagraph(block, template, scale)),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

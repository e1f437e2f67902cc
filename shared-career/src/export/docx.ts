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
import type { Family } from './faces/families.ts';
import type { Template } from './typeset/template.ts';
import { type ExportLanguage, WORDS } from './words.ts';

const BULLETS = 'items';
/** Faces that nearly every computer has. */
const FONTS: Readonly<Record<Family, string>> = { sans: 'Calibri', serif: 'Cambria', plain: 'Arial' };
const INK = '1D1D1F';
const FAINT = '55585E';

/** Sizes are half points, distances twentieths of a point, as the format counts them. */
const toHalves = (points: number): number => Math.round(points * 2);
const toTwentieths = (points: number): number => Math.round(points * 20);

function makeParagraph({ kind, text }: Block, template: Template): Paragraph {
  const { head, heading, accent } = template;
  const colour = accent.slice(1).toUpperCase();
  const body = toHalves(template.text + 0.3);
  const alignment = head.align === 'centre' ? AlignmentType.CENTER : AlignmentType.LEFT;
  const line = { style: BorderStyle.SINGLE, size: 6, space: 2, color: colour };
  const looks: Readonly<Record<Block['kind'], IParagraphOptions>> = {
    name: {
      heading: HeadingLevel.TITLE,
      alignment,
      spacing: { after: 40 },
      children: [new TextRun({ text, bold: true, size: toHalves(head.size * 0.9), color: colour })],
    },
    contact: { alignment, children: [new TextRun({ text, size: body, color: '3B3E44' })] },
    heading: {
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      spacing: { before: 220, after: 60 },
      ...(heading.mark === 'below' ? { border: { bottom: line } } : {}),
      ...(heading.mark === 'above' ? { border: { top: line } } : {}),
      children: [
        new TextRun({
          text: heading.isUpper ? text.toLocaleUpperCase('pt-BR') : text,
          bold: true,
          size: toHalves(template.text * heading.size),
          color: colour,
        }),
      ],
    },
    entry: {
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      spacing: { before: 120 },
      children: [new TextRun({ text, bold: true, size: body })],
    },
    detail: { keepNext: true, children: [new TextRun({ text, size: body, color: FAINT })] },
    item: { numbering: { reference: BULLETS, level: 0 }, children: [new TextRun({ text, size: body })] },
    text: { spacing: { after: 60 }, children: [new TextRun({ text, size: body })] },
  };
  return new Paragraph(looks[kind]);
}

/** A CV as a Word document of one column, without tables, text boxes, header or footer, in the looks of a template. */
export async function writeDocx(
  document: ResumeDocument,
  template: Template,
  language: ExportLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const font = FONTS[template.family];
  const margin = toTwentieths(template.margin);
  const run = { font, color: INK };
  const file = new Document({
    title: `${WORDS[language].title} – ${document.name}`,
    creator: document.name,
    styles: {
      default: {
        document: { run: { ...run, size: toHalves(template.text + 0.3) } },
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
        children: buildBlocks(document).map((block) => makeParagraph(block, template)),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

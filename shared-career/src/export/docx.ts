import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type IParagraphOptions,
  TextRun,
} from 'docx';
import { type Block, buildBlocks, type ResumeDocument } from './document.ts';
import { fitDocx, ITEM_INDENT, lookOf, OFFICE_FACES } from './docx-look.ts';
import type { Faces } from './faces/families.ts';
import type { Scale } from './typeset/rows.ts';
import type { Template } from './typeset/template.ts';
import { type ExportLanguage, WORDS } from './words.ts';

const BULLETS = 'items';
/** Where the mark of a heading is. */
const SIDES = { below: 'bottom', above: 'top', bar: 'left' } as const;
const INK = '1D1D1F';
const FAINT = '55585E';

/** Sizes are half points, distances twentieths of a point, as the format counts them. */
const toHalves = (points: number): number => Math.round(points * 2);
const toTwentieths = (points: number): number => Math.round(points * 20);
/** A line of single spacing. */
const LINE = 240;

/** A paragraph; `isLast` of the head, under which a template may have a rule. */
function makeParagraph(
  { kind, text }: Block,
  {
    template,
    scale,
    isLast,
  }: { readonly template: Template; readonly scale: Scale; readonly isLast: boolean },
): Paragraph {
  const { head, heading, accent } = template;
  const colour = accent.slice(1).toUpperCase();
  const look = lookOf(kind, template, scale);
  const size = toHalves(look.size);
  const spacing = {
    before: toTwentieths(look.before),
    after: toTwentieths(look.after + (isLast ? 3 : 0)),
    line: Math.round(LINE * look.line),
    lineRule: LineRuleType.AUTO,
  };
  const alignment = head.align === 'centre' ? AlignmentType.CENTER : AlignmentType.LEFT;
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 2, color: colour };
  const bar = { ...rule, size: 24, space: 4 };
  const looks: Readonly<Record<Block['kind'], IParagraphOptions>> = {
    name: {
      heading: HeadingLevel.TITLE,
      alignment,
      spacing,
      children: [new TextRun({ text, bold: true, size, color: colour })],
    },
    headline: {
      alignment,
      spacing,
      children: [new TextRun({ text, size })],
    },
    contact: {
      alignment,
      spacing,
      ...(isLast && head.rule !== 'none'
        ? { border: { bottom: { ...rule, size: head.rule === 'thin' ? 6 : 18, space: 4 } } }
        : {}),
      children: [new TextRun({ text, size, color: '3B3E44' })],
    },
    heading: {
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      spacing,
      ...(heading.mark === 'none'
        ? {}
        : { border: { [SIDES[heading.mark]]: heading.mark === 'bar' ? bar : rule } }),
      children: [
        new TextRun({
          text: heading.isUpper ? text.toLocaleUpperCase('pt-BR') : text,
          bold: true,
          size,
          color: colour,
        }),
      ],
    },
    entry: {
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      spacing,
      children: [new TextRun({ text, bold: true, size })],
    },
    detail: {
      keepNext: true,
      spacing,
      children: [new TextRun({ text, size, color: FAINT })],
    },
    item: {
      numbering: { reference: BULLETS, level: 0 },
      spacing,
      children: [new TextRun({ text, size })],
    },
    text: { spacing, children: [new TextRun({ text, size })] },
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
  const blocks = buildBlocks(document);
  const scale = fitDocx(blocks, template, faces);
  const font = OFFICE_FACES[template.family].name;
  const margin = toTwentieths(template.margin);
  const run = { font, color: INK };
  const file = new Document({
    title: `${WORDS[language].title} – ${document.name}`,
    creator: document.name,
    styles: {
      default: {
        document: { run: { ...run, size: toHalves(lookOf('text', template, scale).size) } },
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
              style: { paragraph: { indent: { left: toTwentieths(ITEM_INDENT), hanging: 220 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { margin: { top: margin, right: margin, bottom: margin, left: margin } } },
        children: blocks.map((block, at) =>
          makeParagraph(block, { template, scale, isLast: blocks[at + 1]?.kind === 'heading' }),
        ),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

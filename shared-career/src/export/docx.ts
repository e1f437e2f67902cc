import type { ResumeStructure } from '@aura/shared-domain';
import { Document, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import { type Block, planOf } from './plan.ts';
import { type ExportLanguage, WORDS } from './words.ts';

const BULLETS = 'items';
/** Sizes are half points, distances twentieths of a point, as the format counts them. */
const FONT = 'Calibri';
const SIZE = { name: 36, heading: 24, text: 21 } as const;
const MARGIN = 1000;

const STYLES: Readonly<Record<Block['kind'], (text: string) => Paragraph>> = {
  name: (text) =>
    new Paragraph({
      heading: HeadingLevel.TITLE,
      spacing: { after: 60 },
      children: [new TextRun({ text, bold: true, size: SIZE.name })],
    }),
  contact: (text) => new Paragraph({ children: [new TextRun(text)] }),
  heading: (text) =>
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      spacing: { before: 260, after: 80 },
      children: [new TextRun({ text, bold: true, size: SIZE.heading })],
    }),
  entry: (text) =>
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      spacing: { before: 140 },
      children: [new TextRun({ text, bold: true })],
    }),
  detail: (text) => new Paragraph({ keepNext: true, children: [new TextRun(text)] }),
  item: (text) =>
    new Paragraph({ numbering: { reference: BULLETS, level: 0 }, children: [new TextRun(text)] }),
  text: (text) => new Paragraph({ spacing: { after: 60 }, children: [new TextRun(text)] }),
};

/** A CV as a Word document of one column, without tables, text boxes, header or footer. */
export async function resumeDocx(
  resume: ResumeStructure,
  language: ExportLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title: `${WORDS[language].title} – ${resume.contact.name}`,
    creator: resume.contact.name,
    styles: {
      default: {
        document: { run: { font: FONT, size: SIZE.text, color: '000000' } },
        title: { run: { font: FONT, color: '000000' } },
        heading1: { run: { font: FONT, color: '000000' } },
        heading2: { run: { font: FONT, color: '000000', size: SIZE.text } },
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
        properties: { page: { margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } } },
        children: planOf(resume, language).map(({ kind, text }) => STYLES[kind](text)),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

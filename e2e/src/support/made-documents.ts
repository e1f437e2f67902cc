import type { BrowserContext } from '@playwright/test';
import { degrees, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { Document, Packer, Paragraph } from 'docx';
import { strToU8, zipSync } from 'fflate';

/** A file as the browser's file chooser takes it. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const made = (name: string, content: Uint8Array | string): MadeFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

const LINE = 14;

/** A PDF of one page with a text, line by line. @param password required to open it */
export async function madePdf(name: string, text: string, password?: string): Promise<MadeFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  text.split('\n').forEach((line, index) => {
    if (line !== '') page.drawText(line, { x: 50, y: 800 - index * LINE, size: 10, font });
  });
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  return made(name, await document.save());
}

/** A PDF of one page that holds a picture and no text, as a scanner makes it. @param turned degrees that it lies turned by */
export async function madeScan(name: string, picture: Uint8Array, turned = 0): Promise<MadeFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  page.drawImage(await document.embedPng(picture), { x: 0, y: 0, width: 595, height: 842 });
  page.setRotation(degrees(turned));
  return made(name, await document.save());
}

/** A picture of a page with a text, grey and a little askew, as somebody photographs it. @param context where it may be drawn */
export async function takePicture(context: BrowserContext, text: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1240, height: 1754 });
  await page.setContent(
    '<body style="margin: 0; background: #eee"><pre style="margin: 90px; white-space: pre-wrap; ' +
      'font: 24px/1.5 Liberation Sans, sans-serif; color: #333; transform: rotate(0.8deg)"></pre>',
  );
  await page.locator('pre').evaluate((element, content) => element.append(content), text);
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
}

/** A Word document with a text, a paragraph a line. */
export async function madeDocx(name: string, text: string): Promise<MadeFile> {
  const children = text.split('\n').map((line) => new Paragraph(line));
  return made(name, await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

/** A ZIP of texts. */
export const madeZip = (name: string, files: Readonly<Record<string, string>>): MadeFile =>
  made(name, zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));

/** Where the entries of a ZIP, in front of each file and in the list at its end, say how large the file is. */
const ZIP_ENTRIES = [
  { signature: 0x04034b50, size: 22 },
  { signature: 0x02014b50, size: 24 },
];

/** A Word document of few bytes that grows to many megabytes when it is unpacked, and says that it is small. */
export function docxThatLies(name: string): MadeFile {
  const { buffer } = madeZip(name, {
    'word/document.xml': `<w:document><w:body>${'<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(2_000_000)}`,
  });
  for (const { signature, size } of ZIP_ENTRIES) {
    const mark = Buffer.alloc(4);
    mark.writeUInt32LE(signature);
    buffer.writeUInt32LE(1000, buffer.indexOf(mark) + size);
  }
  return made(name, buffer);
}

/** A PDF of few bytes that grows to hundreds of megabytes when it is opened. */
export async function pdfBomb(name: string): Promise<MadeFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const content = document.context.flateStream('0 0 m 1 1 l S\n'.repeat(12_000_000));
  page.node.set(PDFName.of('Contents'), document.context.register(content));
  return made(name, await document.save());
}

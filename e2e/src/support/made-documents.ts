import type { BrowserContext } from '@playwright/test';
import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
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

/** A PDF of one page that holds a picture and no text, as a scanner makes it. */
export async function madeScan(name: string, picture: Uint8Array): Promise<MadeFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  page.drawImage(await document.embedPng(picture), { x: 0, y: 0, width: 595, height: 842 });
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

/** A PDF of few bytes that grows to hundreds of megabytes when it is opened. */
export async function pdfBomb(name: string): Promise<MadeFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const content = document.context.flateStream('0 0 m 1 1 l S\n'.repeat(12_000_000));
  page.node.set(PDFName.of('Contents'), document.context.register(content));
  return made(name, await document.save());
}

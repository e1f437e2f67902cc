import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { type Design, designs } from './design.ts';
import { type Person, readPeople } from './people.ts';
import { writeHtml } from './write-html.ts';
import { writeLatex } from './write-latex.ts';
import { writeOffice } from './write-office.ts';

/** A file that shows one person in one layout. */
export interface LaidOut {
  readonly design: Design;
  readonly person: Person;
  readonly file: string;
}

/** People whom each layout shows. */
const SHOWN = 2;
const OFFICE = '/usr/bin/soffice';
const LATEX = '/usr/bin/pdflatex';
const CHROMIUM = '/usr/bin/chromium-headless-shell';

const EXTENSIONS: Readonly<Record<Design['format'], string>> = {
  pdf: 'pdf',
  docx: 'docx',
  odt: 'odt',
  rtf: 'rtf',
  doc: 'doc',
  scan: 'pdf',
  photo: 'png',
};

function sourceOf(person: Person, design: Design): string {
  if (design.writer === 'office') return writeOffice(person, design);
  return design.writer === 'latex' ? writeLatex(person, design) : writeHtml(person, design);
}

interface Planned extends LaidOut {
  readonly source: string;
}

/** The files of every layout, each named after its layout, its person and what it is made from. */
function plan(folder: string): Planned[] {
  const people = readPeople();
  return designs().flatMap((design, index) =>
    Array.from({ length: SHOWN }, (_, turn) => {
      const person = people[(index * 5 + turn * 11) % people.length]!;
      const source = sourceOf(person, design);
      const hash = createHash('sha256').update(`${design.format}\n${source}`).digest('hex').slice(0, 12);
      const name = `${design.family}-${design.number}-${turn}.${hash}.${EXTENSIONS[design.format]}`;
      return { design, person, source, file: join(folder, name) };
    }),
  );
}

async function printPages(files: readonly Planned[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM });
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 });
  for (const { design, source, file } of files) {
    await page.setContent(source);
    if (design.format === 'pdf') {
      await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
      continue;
    }
    const picture = await page.screenshot({ fullPage: true, type: 'png' });
    if (design.format === 'photo') {
      writeFileSync(file, picture);
      continue;
    }
    const address = `data:image/png;base64,${picture.toString('base64')}`;
    await page.setContent(
      `<style>@page { margin: 0 } body { margin: 0 }</style><img src="${address}" style="width: 100%">`,
    );
    await page.pdf({ path: file, format: 'A4' });
  }
  await browser.close();
}

function convert(files: readonly Planned[], folder: string): void {
  const work = join(folder, 'work');
  mkdirSync(work, { recursive: true });
  for (const format of new Set(files.map(({ design }) => design.format))) {
    const own = files.filter(({ design }) => design.format === format);
    for (const [index, { source }] of own.entries()) writeFileSync(join(work, `${index}.fodt`), source);
    execFileSync(
      OFFICE,
      [
        '--headless',
        `-env:UserInstallation=file://${work}/office`,
        '--convert-to',
        format,
        '--outdir',
        work,
      ].concat(own.map((_, index) => join(work, `${index}.fodt`))),
      { stdio: 'ignore' },
    );
    for (const [index, { file }] of own.entries()) renameSync(join(work, `${index}.${format}`), file);
  }
  rmSync(work, { recursive: true });
}

function typeset(files: readonly Planned[], folder: string): void {
  const work = join(folder, 'work');
  mkdirSync(work, { recursive: true });
  for (const { source, file } of files) {
    writeFileSync(join(work, 'cv.tex'), source);
    execFileSync(LATEX, ['-interaction=batchmode', '-halt-on-error', 'cv.tex'], {
      cwd: work,
      stdio: 'ignore',
    });
    renameSync(join(work, 'cv.pdf'), file);
  }
  rmSync(work, { recursive: true });
}

/**
 * Makes the files that are not there yet and gives all of them. Layouts whose program is not installed are named in
 * `absent` and left out.
 */
export async function makeLayouts(folder: string): Promise<{ files: LaidOut[]; absent: string[] }> {
  mkdirSync(folder, { recursive: true });
  const planned = plan(folder);
  const wanted = new Set(planned.map(({ file }) => file));
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!wanted.has(path)) rmSync(path, { recursive: true });
  }
  const missing = planned.filter(({ file }) => !existsSync(file));
  const absent: string[] = [];
  const make = async (
    writer: Design['writer'],
    program: string,
    run: (files: readonly Planned[]) => unknown,
  ) => {
    const own = missing.filter(({ design }) => design.writer === writer);
    if (own.length === 0) return;
    if (existsSync(program)) await run(own);
    else absent.push(`${own.length} files that ${program} makes`);
  };
  await make('html', CHROMIUM, printPages);
  await make('office', OFFICE, (files) => convert(files, folder));
  await make('latex', LATEX, (files) => typeset(files, folder));
  return { files: planned.filter(({ file }) => existsSync(file)), absent };
}

/** The bytes of a file. */
export const bytesOf = ({ file }: LaidOut): Uint8Array => new Uint8Array(readFileSync(file));

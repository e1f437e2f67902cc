import { readFileSync } from 'node:fs';
import { RESUME_LIMITS } from '@aura/shared-domain';
import { measureGrowth, scaleRuns } from '@aura/testing';
import { strToU8, zipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unzipWanted } from './docx/unzip.ts';
import { readResumeFile } from './index.ts';
import { deflateZeros, encodeHex, makeHiddenEnd, makeLzwZeros, makePackedPdf } from './testing/bombs.ts';
import { makeDamaged } from './testing/damage.ts';
import { makeDocx, makeParagraph, makeTable } from './testing/docx.ts';
import { makeColumn, makePdf } from './testing/pdf.ts';
import { NOW, PLAIN_RESUME } from './testing/samples.ts';

const read = (bytes: Uint8Array, name = 'cv') => readResumeFile({ name, bytes }, { now: NOW });

async function code(bytes: Uint8Array): Promise<string> {
  const result = await read(bytes);
  return result.ok ? 'ok' : result.error.code;
}

const WORD = makeDocx(
  PLAIN_RESUME.split('\n')
    .map((line) => makeParagraph(line))
    .join(''),
);

describe('PDFs with false sizes', () => {
  it.each([
    ['packed once', '/Filter /FlateDecode', () => deflateZeros(100)],
    ['packed twice', '/Filter [/FlateDecode /FlateDecode]', () => zlibSync(deflateZeros(100))],
    [
      'written as hexadecimal digits',
      '/Filter [/ASCIIHexDecode /FlateDecode]',
      () => encodeHex(deflateZeros(100)),
    ],
    ['behind a picture', '/Subtype /Image /Filter /FlateDecode', () => deflateZeros(200)],
    ['packed by LZW', '/Filter /LZWDecode', () => makeLzwZeros(20)],
    ['packed by LZW and again', '/Filter [/LZWDecode /FlateDecode]', () => makeLzwZeros(1)],
    [
      'behind a word that seems to end it',
      '/Filter /FlateDecode',
      () => makeHiddenEnd('endstream endobj', 100),
    ],
    [
      'a page of operators',
      '/Filter /FlateDecode',
      () => zlibSync(strToU8('0 0 1 1 re f\n'.repeat(1_200_000))),
    ],
  ])('refuses a stream %s', async (_, dictionary, content) => {
    const bytes = makePackedPdf(dictionary, content());
    expect(bytes.length).toBeLessThan(RESUME_LIMITS.bytes);
    expect(await code(bytes)).toBe('ARQUIVO_CORROMPIDO');
  });

  it('reads honest streams in any packing', async () => {
    const content = strToU8(
      makeColumn(
        PLAIN_RESUME.normalize('NFD')
          .replace(/[^\n -~]/gu, '')
          .split('\n'),
      )
        .map(({ text, x, y }) => `BT /F1 10 Tf ${x} ${y} Td (${text.replace(/[\\()]/gu, '\\$&')}) Tj ET`)
        .join('\n'),
    );
    expect(await code(makePackedPdf('/Filter /FlateDecode', zlibSync(content)))).toBe('ok');
    expect(
      await code(makePackedPdf('/Filter [/ASCIIHexDecode /FlateDecode]', encodeHex(zlibSync(content)))),
    ).toBe('ok');
  });

  it('collects text up to the limit and says so', async () => {
    const lines = PLAIN_RESUME.split('\n');
    const flood = Array.from({ length: 40_000 }, (_, index) => ({
      text: 'abc',
      x: 60 + (index % 40) * 12,
      y: 400 - (index % 390),
    }));
    const result = await read(makePdf([makeColumn(lines), flood]));
    expect(result.ok && result.value.notices.map((notice) => notice.code)).toContain('TEXTO_CORTADO');
    expect(result.ok && result.value.structure.contact.name).toBe('Carla Mendonça');
  });

  it('refuses two thousand pages and reads twelve', async () => {
    const pages = (count: number) =>
      Array.from({ length: count }, () => makeColumn(PLAIN_RESUME.split('\n').slice(0, 12)));
    expect(await code(makePdf(pages(2000)))).toBe('ARQUIVO_GRANDE');
    expect(await code(makePdf(pages(RESUME_LIMITS.pages)))).toBe('ok');
  });
});

describe('Word files with false sizes', () => {
  it('refuses a part that inflates too far, for any declared size', async () => {
    const bytes = zipSync({ 'word/document.xml': new Uint8Array(40 * 1024 * 1024) }, { level: 1 });
    expect(await code(bytes)).toBe('ARQUIVO_CORROMPIDO');
    // Uncompressed size in the local header: four bytes from offset 22.
    bytes.set([16, 0, 0, 0], 22);
    expect(await code(bytes)).toBe('ARQUIVO_CORROMPIDO');
  });

  it('inflates no further than its bounds, however much follows', () => {
    const name = 'word/document.xml';
    const holding = (megabytes: number): Uint8Array => {
      const bytes = zipSync({ [name]: new Uint8Array(megabytes * 1024 * 1024) }, { level: 1 });
      bytes.set([16, 0, 0, 0], 22);
      return bytes;
    };
    const whole = 'x'.repeat(64);
    const archives = new Map([64, 16].map((size) => [size, holding(size)]));
    const growth = measureGrowth(whole, ({ length }) =>
      unzipWanted(archives.get(length) ?? new Uint8Array(), (one) => one === name),
    );
    expect(growth).toBeLessThan(2);
  });

  it('inflates no unneeded part, and refuses too many of them', async () => {
    const others = { 'word/media/image1.png': new Uint8Array(30 * 1024 * 1024) };
    const body = { 'word/document.xml': strToU8('<w:document><w:body/></w:document>') };
    expect(await code(zipSync({ ...others, ...body }, { level: 1 }))).toBe('PDF_SEM_TEXTO');
    const many = Object.fromEntries(
      Array.from({ length: 2500 }, (_, index) => [`x${index}`, new Uint8Array()]),
    );
    expect(await code(zipSync({ ...many, ...body }))).toBe('ARQUIVO_CORROMPIDO');
  });

  it('reads names only as names', async () => {
    const evil = strToU8('<w:document><w:body/></w:document>');
    expect(
      await code(
        zipSync({
          '../../word/document.xml': evil,
          '/etc/word/document.xml': evil,
          '..\\word\\document.xml': evil,
        }),
      ),
    ).toBe('TIPO_NAO_SUPORTADO');
  });

  it('resolves no entity', async () => {
    const laugh =
      '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><w:document><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>';
    expect(await code(zipSync({ 'word/document.xml': strToU8(laugh) }))).toBe('ARQUIVO_CORROMPIDO');
  });

  it('keeps paragraphs up to the limit and says so', async () => {
    const body =
      PLAIN_RESUME.split('\n')
        .map((line) => makeParagraph(line))
        .join('') + '<w:p/>'.repeat(500_000);
    const result = await read(makeDocx(body));
    expect(result.ok && result.value.notices.map((notice) => notice.code)).toContain('TEXTO_CORTADO');
  });

  it('limits the depth of nested tables', async () => {
    let nested = makeParagraph('fundo');
    for (let level = 0; level < 4000; level += 1) nested = makeTable([[nested]]);
    const result = await read(
      makeDocx(
        PLAIN_RESUME.split('\n')
          .map((line) => makeParagraph(line))
          .join('') + nested,
      ),
    );
    expect(result.ok && result.value.structure.contact.name).toBe('Carla Mendonça');
  });
});

describe('texts beyond the limits', () => {
  it('reads sixty thousand characters of a longer text and says so', async () => {
    const long = `${PLAIN_RESUME}\n\nPUBLICAÇÕES\n${'Um estudo sobre a vida nas cidades do interior.\n'.repeat(2000)}`;
    for (const bytes of [
      strToU8(long),
      makeDocx(
        long
          .split('\n')
          .map((line) => makeParagraph(line))
          .join(''),
      ),
    ]) {
      const result = await read(bytes);
      if (!result.ok) throw new Error(result.error.code);
      expect(result.value.text.length).toBeLessThanOrEqual(RESUME_LIMITS.characters);
      expect(result.value.notices.map((notice) => notice.code)).toContain('TEXTO_CORTADO');
    }
  });

  it('refuses by size and first bytes before opening anything', async () => {
    const begins = [
      [0x25, 0x50, 0x44, 0x46, 0x2d],
      [0x50, 0x4b, 3, 4],
    ];
    for (const begin of begins) {
      const bytes = new Uint8Array(20 * 1024 * 1024);
      bytes.set(begin);
      const seen: number[] = [];
      const result = await readResumeFile(
        { name: 'cv', bytes },
        { now: NOW, onProgress: (fraction) => seen.push(fraction) },
      );
      expect(result).toMatchObject({ ok: false, error: { code: 'ARQUIVO_GRANDE' } });
      expect(seen).toEqual([]);
    }
  });
});

describe('damaged files', () => {
  const fixture = (name: string): Uint8Array =>
    new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
  const json = strToU8(
    JSON.stringify({
      basics: {
        name: 'Iara Nogueira',
        email: 'iara@exemplo.com',
        summary: 'Analista de logística. '.repeat(12),
      },
      work: [
        { name: 'Norte Cargas', position: 'Analista', startDate: '2021-03', highlights: ['Reduzi atrasos'] },
      ],
      skills: [{ name: 'Excel' }],
    }),
  );

  it.each([
    ['PDF', [fixture('table.pdf'), makePdf([makeColumn(PLAIN_RESUME.split('\n'))])], scaleRuns(12, 90)],
    ['Word', [WORD], scaleRuns(15, 60)],
    ['JSON', [json], scaleRuns(15, 60)],
    ['text', [strToU8(PLAIN_RESUME)], 30],
  ] as const)('always give a result: %s', async (_, originals, count) => {
    for (let seed = 1; seed <= count; seed += 1) {
      const original = originals[seed % originals.length] ?? originals[0];
      const result = await read(makeDamaged(original, seed));
      const bounded = result.ok
        ? result.value.text.length <= 2 * RESUME_LIMITS.characters
        : result.error.action !== '';
      expect({ seed, bounded }).toEqual({ seed, bounded: true });
    }
  });
});

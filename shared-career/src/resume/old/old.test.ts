import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../read-file.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const read = (name: string, bytes: Uint8Array) => readResumeFile({ name, bytes }, { now: NOW });
const readStructure = async (name: string, bytes: Uint8Array) => {
  const result = await read(name, bytes);
  return result.ok ? result.value.structure : result.error.code;
};

const RTF = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\info{\title Segredo}}
{\b\fs40 Marli Aparecida Nogueira}\par marli@exemplo.com | (91) 98215-7740\par\par
{\b\fs28 Experi\'eancia profissional}\par
Professora dos Anos Iniciais \endash  Escola Municipal Rui Barbosa (02/2016 \endash  atual)\par
Alfabetiza\u231?\u227?o de turmas de 28 alunos do segundo ano\par\par
{\b\fs28 Idiomas}\par Espanhol: b\'e1sico\par}`;

const p = (text: string, style = 'B'): string => `<text:p text:style-name="${style}">${text}</text:p>`;
const ODT = zipSync({
  mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
  'content.xml': strToU8(
    `<office:document-content><office:automatic-styles><style:style style:name="H" style:family="paragraph">` +
      `<style:text-properties fo:font-weight="bold" fo:font-size="16pt"/></style:style></office:automatic-styles>` +
      `<office:text>${p('Marli Aparecida Nogueira', 'H')}${p('marli@exemplo.com<text:tab/>(91) 98215-7740')}` +
      `${p('Experiência profissional', 'H')}<table:table><table:table-row><table:table-cell>${p('02/2016 –')}` +
      `${p('atual')}</table:table-cell><table:table-cell>` +
      `${p('Professora dos Anos Iniciais')}${p('Escola Municipal Rui Barbosa')}</table:table-cell></table:table-row>` +
      `</table:table>${p('Idiomas', 'H')}<text:list><text:list-item>${p('Espanhol: básico')}</text:list-item></text:list>` +
      p('Alfabetização de turmas, planejamento, reforço e conversa com as famílias em reuniões bimestrais.') +
      `</office:text></office:document-content>`,
  ),
});

describe('files of older programs', () => {
  it.each([
    ['cv.rtf', strToU8(RTF)],
    ['cv.odt', ODT],
  ])('reads %s into its fields', async (name, bytes) => {
    expect(await readStructure(name, bytes)).toMatchObject({
      contact: { name: 'Marli Aparecida Nogueira', email: 'marli@exemplo.com', phone: '+5591982157740' },
      experiences: [
        {
          title: 'Professora dos Anos Iniciais',
          company: 'Escola Municipal Rui Barbosa',
          start: '2016-02',
          current: true,
        },
      ],
      languages: [{ language: 'Espanhol' }],
    });
  });

  it('reads a rich text with too many cells up to the limit, and says so', async () => {
    const flood = String.raw`\intbl a\cell `.repeat(10_500);
    const result = await read('cv.rtf', strToU8(`${RTF.slice(0, -1)}${flood}\\row}`));
    expect(result.ok && result.value.notices.map(({ code }) => code)).toContain('TEXTO_CORTADO');
    expect(result.ok && result.value.structure.contact.name).toBe('Marli Aparecida Nogueira');
  });

  it('reads a document of Word 97', async () => {
    const bytes = new Uint8Array(readFileSync(new URL('../fixtures/word97.doc', import.meta.url)));
    const structure = await readStructure('cv.doc', bytes);
    expect(structure).toMatchObject({ contact: { email: expect.stringMatching(/@exemplo\./u) as string } });
    expect(typeof structure === 'string' ? 0 : structure.experiences.length).toBeGreaterThan(1);
  });

  it('reads one stream of a name, however many entries of a document have it', async () => {
    const bytes = readFileSync(new URL('../fixtures/word97.doc', import.meta.url));
    const entry = bytes.lastIndexOf(Buffer.from('SummaryInformation', 'utf16le')) & ~127;
    bytes.fill(0, entry, entry + 64);
    bytes.writeUInt16LE(2 * 'WordDocument_'.length, entry + 64);
    bytes.write('WordDocument', entry, 'utf16le');
    expect(await readStructure('cv.doc', new Uint8Array(bytes))).toMatchObject({
      experiences: expect.any(Array) as unknown,
    });
  });

  it('refuses damaged or endless files, and says so', async () => {
    const doc = new Uint8Array(readFileSync(new URL('../fixtures/word97.doc', import.meta.url)));
    const looped = doc.slice();
    // A chain of sectors that bites its own tail.
    looped.fill(0, 512, 1024);
    expect(typeof (await readStructure('cv.doc', looped))).toBe('string');
    expect(typeof (await readStructure('cv.doc', doc.slice(0, 3000)))).toBe('string');
    expect(await readStructure('cv.rtf', strToU8(`{\\rtf1${'{'.repeat(100_000)}`))).toBe(
      'ARQUIVO_CORROMPIDO',
    );
  });
});

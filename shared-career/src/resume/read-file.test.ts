import { readFileSync } from 'node:fs';
import { RESUME_LIMITS } from '@aura/shared-domain';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from './index.ts';
import { makeColumn, makePdf } from './testing/pdf.ts';
import { NOW, PLAIN_RESUME } from './testing/samples.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));

async function code(bytes: Uint8Array, name = 'cv'): Promise<string> {
  const result = await readResumeFile({ name, bytes }, { now: NOW });
  return result.ok ? 'ok' : result.error.code;
}

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('refusals', () => {
  it('refuses empty and big files before parsing them', async () => {
    expect(await code(new Uint8Array())).toBe('ARQUIVO_VAZIO');
    const big = new Uint8Array(RESUME_LIMITS.bytes + 1);
    big.set(latin('%PDF-1.7'));
    expect(await code(big)).toBe('ARQUIVO_GRANDE');
  });

  it('refuses other kinds of file under any name', async () => {
    expect(await code(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'cv.pdf')).toBe(
      'ARQUIVO_CORROMPIDO',
    );
    expect(await code(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'cv.docx')).toBe(
      'TIPO_NAO_SUPORTADO',
    );
    expect(await code(zipSync({ 'Index/Document.iwa': strToU8('x') }), 'cv.pages')).toBe(
      'TIPO_NAO_SUPORTADO',
    );
    expect(await code(zipSync({ 'leia-me.txt': strToU8('x') }), 'cv.docx')).toBe('TIPO_NAO_SUPORTADO');
    expect(
      await code(
        zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('x') }),
        'cv.xlsx',
      ),
    ).toBe('TIPO_NAO_SUPORTADO');
    expect(await code(Uint8Array.of(1, 2, 3, 0, 0, 7), 'cv.txt')).toBe('TIPO_NAO_SUPORTADO');
  });

  it('names the cause of a text under the name of another kind of file', async () => {
    expect(await code(latin('lixo'), 'cv.xlsx')).toBe('TIPO_NAO_SUPORTADO');
    expect(await code(latin('lixo'), 'cv.PNG')).toBe('ARQUIVO_CORROMPIDO');
    expect(await code(latin('lixo'), 'cv.txt')).toBe('TEXTO_CURTO');
  });

  it('refuses a PDF that asks for a password', async () => {
    const key = `<${'5a'.repeat(32)}>`;
    const encrypt = `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -44 >>`;
    const bytes = makePdf(
      [makeColumn(['Carla'])],
      `/Encrypt 6 0 R /ID [<${'41'.repeat(16)}> <${'41'.repeat(16)}>]`,
      [encrypt],
    );
    expect(await code(bytes)).toBe('PDF_PROTEGIDO');
  });

  it('refuses PDFs without text, with too many pages, and broken ones', async () => {
    expect(await code(makePdf([[]]))).toBe('PDF_SEM_TEXTO');
    expect(await code(makePdf(Array.from({ length: 13 }, () => makeColumn(['Página']))))).toBe(
      'ARQUIVO_GRANDE',
    );
    expect(await code(latin('%PDF-1.4\nisto não é um PDF'))).toBe('ARQUIVO_CORROMPIDO');
  });

  it('refuses garbled, foreign and short PDFs', async () => {
    expect(
      await code(
        makePdf([
          makeColumn(Array.from({ length: 20 }, () => '&XUULFXOXP 9LWDH GH 0DULD ([SHULQFLD 3URILVVLRQDO')),
        ]),
      ),
    ).toBe('TEXTO_ILEGIVEL');
    expect(
      await code(
        makePdf([
          makeColumn(
            Array.from({ length: 20 }, () => 'Bata as claras em neve e misture a farinha com o leite.'),
          ),
        ]),
      ),
    ).toBe('NAO_PARECE_CURRICULO');
    expect(await code(makePdf([makeColumn(['Carla', 'carla@exemplo.com'])]))).toBe('TEXTO_CURTO');
  });

  it('stops on request', async () => {
    const result = await readResumeFile(
      { name: 'cv.pdf', bytes: fixture('sidebar.pdf') },
      { now: NOW, signal: AbortSignal.abort() },
    );
    expect(result).toMatchObject({ ok: false, error: { code: 'TEMPO_ESGOTADO' } });
  });
});

describe('reading', () => {
  it.each(['sidebar', 'labels', 'table', 'roles', 'rail-left', 'rail-right', 'linkedin', 'europass', 'grid'])(
    'reads %s.pdf into the expected structure, always the same',
    async (name) => {
      const expected: unknown = JSON.parse(
        readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'),
      );
      const file = { name: `${name}.pdf`, bytes: fixture(`${name}.pdf`) };
      const first = await readResumeFile(file, { now: NOW });
      expect(first.ok && first.value.structure).toEqual(expected);
      expect(JSON.stringify(await readResumeFile(file, { now: NOW }))).toBe(JSON.stringify(first));
    },
  );

  it('reports that a CV has two columns', async () => {
    const result = await readResumeFile({ name: 'cv.pdf', bytes: fixture('sidebar.pdf') }, { now: NOW });
    expect(result.ok && [result.value.layout, result.value.notices.map((notice) => notice.code)]).toEqual([
      'twoColumns',
      ['COLUNAS'],
    ]);
  });

  it.each([18, 13])('joins a name on two lines in a narrow column, at %d points', async (size) => {
    const lines = (text: string): string[] => text.split('\n');
    const side = [
      { text: 'Guilherme Antunes', x: 40, y: 780, size },
      { text: 'Prado Meireles', x: 40, y: 780 - 1.3 * size, size },
      ...makeColumn(lines('Taubaté, SP\ngui@exemplo.com\n(12) 98888-7777'), 40, 700),
      ...makeColumn(
        lines(
          'IDIOMAS\nInglês: básico\nEspanhol: básico\nFrancês: básico\nHABILIDADES\nExcel\nSAP\nApuração\nSped',
        ),
        40,
        620,
      ),
    ];
    const main = makeColumn(
      lines(`EXPERIÊNCIA
Analista Fiscal - Metalúrgica Serra Clara - 2019 - atual
Apurei impostos de 14 filiais da indústria em todo o país
Revisei fechamentos mensais de três filiais
Treinei quatro colegas novos no sistema fiscal
Assistente Fiscal - Comercial Rio Doce - 2015 - 2018
Conferi notas de entrada e de saída todos os dias
Estagiário - Prefeitura de Taubaté - 2013 - 2014
Organizei o arquivo de notas fiscais da cidade
CURSOS
Reforma tributária na prática, 2024
FORMAÇÃO
Bacharelado em Contabilidade - Universidade de Taubaté - 2011 - 2014`),
      220,
    );
    const result = await readResumeFile(
      { name: 'cv.pdf', bytes: makePdf([[...side, ...main]]) },
      { now: NOW },
    );
    expect(result.ok && result.value.structure.contact.name).toBe('Guilherme Antunes Prado Meireles');
    expect(result.ok && result.value.structure.unclassified).toEqual([]);
  });

  it('does not change the given bytes, and reports its progress', async () => {
    const bytes = fixture('table.pdf');
    const seen: number[] = [];
    await readResumeFile(
      { name: 'cv.pdf', bytes },
      { now: NOW, onProgress: (fraction) => seen.push(fraction) },
    );
    expect(bytes.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it('keeps invisible text out and shows it', async () => {
    const lines = makeColumn(PLAIN_RESUME.split('\n'));
    const hidden = [
      { text: 'Melhor candidata do mundo', x: 60, y: 40, before: '1 1 1 rg' },
      { text: 'Palavras pequenas demais', x: 60, y: 30, size: 2 },
      { text: 'Fora da folha', x: 700, y: 300 },
    ];
    const result = await readResumeFile(
      { name: 'cv.pdf', bytes: makePdf([[...lines, ...hidden]]) },
      { now: NOW },
    );
    if (!result.ok) throw new Error(result.error.code);
    expect(
      result.value.notices.find((notice) => notice.code === 'TEXTO_OCULTO')?.excerpts.toSorted(),
    ).toEqual(['Fora da folha', 'Melhor candidata do mundo', 'Palavras pequenas demais']);
    expect(result.value.text).not.toMatch(/Melhor candidata|pequenas demais|Fora da folha/u);
  });

  it('reads text files in UTF-8, with a mark, and in Windows-1252', async () => {
    const name = async (bytes: Uint8Array): Promise<string> => {
      const result = await readResumeFile({ name: 'cv.txt', bytes }, { now: NOW });
      return result.ok ? result.value.structure.contact.name : result.error.code;
    };
    expect(await name(strToU8(PLAIN_RESUME))).toBe('Carla Mendonça');
    expect(await name(new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8(PLAIN_RESUME)]))).toBe('Carla Mendonça');
    expect(await name(latin(PLAIN_RESUME.replaceAll('–', '\u0096')))).toBe('Carla Mendonça');
  });
});

import { createEmptyResume, LinkedInProfileSchema, LINKEDIN_FILE_BYTES } from '@aura/shared-domain';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../fixtures/archive.ts';
import { PAGE_PT } from '../../generated/samples/linkedin-pages.ts';
import { drawCvPdf, drawProfilePdf } from '../fixtures/pdf.ts';
import { PEOPLE } from '../fixtures/people.ts';
import { NOW } from '../fixtures/read.ts';
import { buildProfileFromPdf } from './pdf/profile.ts';
import { readLinkedInFile } from './read-file.ts';

const read = (name: string, bytes: Uint8Array) => readLinkedInFile({ name, bytes }, { now: NOW });

const JOB = { title: '', company: '', location: '', start: '2020', end: null, current: false, items: [] };

describe('readLinkedInFile', () => {
  it('distinguishes kinds of files by their bytes', async () => {
    expect(await read('perfil.bin', zipOf(PEOPLE.data))).toMatchObject({ value: { source: 'export' } });
    expect(await read('perfil.txt', new TextEncoder().encode(PAGE_PT))).toMatchObject({
      value: { source: 'text' },
    });
  });

  it('reads the PDF of a profile', async () => {
    const result = await read('Profile.pdf', await drawProfilePdf());
    expect(result).toMatchObject({
      ok: true,
      value: {
        source: 'pdf',
        profile: {
          name: 'Marcos Pereira',
          headline: 'Analista de Logística | WMS e Excel',
          location: 'Cascavel, Paraná, Brasil',
          notInSource: ['skills', 'recommendations'],
        },
      },
    });
    if (!result.ok) return;
    const { profile, notices } = result.value;
    expect(profile.about).toContain('reduzi em 18% o custo de frete');
    expect(profile.url).toContain('linkedin.com/in/marcos');
    expect(profile.skills).toEqual(['WMS', 'Excel', 'Roteirização']);
    expect(profile.experiences[0]).toMatchObject({ start: '2021-01', current: true });
    expect(notices.map(({ code }) => code)).not.toContain('COLUNAS');
  });

  it('reads a headline that wraps at a comma, and a second role of one company under that company', () => {
    const profile = buildProfileFromPdf({
      text: 'Ana Lima\nAnalista | Compras e\nEstoque, Varejo\nRecife, Pernambuco, Brasil\n\nExperiência\nRede Sul',
      structure: {
        ...createEmptyResume(),
        contact: { ...createEmptyResume().contact, name: 'Ana Lima', location: 'Varejo' },
        experiences: [
          { ...JOB, title: 'Analista', company: 'Rede Sul', current: true },
          { ...JOB, title: '', company: 'Assistente' },
        ],
        unclassified: ['Recife, Pernambuco, Brasil', 'Estoque, Varejo', '(Portfolio)', 'Prêmio Sul'],
      },
    });
    expect(profile).toMatchObject({
      headline: 'Analista | Compras e Estoque, Varejo',
      location: 'Recife, Pernambuco, Brasil',
      experiences: [
        { title: 'Analista', company: 'Rede Sul' },
        { title: 'Assistente', company: 'Rede Sul' },
      ],
      unclassified: ['Prêmio Sul'],
    });
  });

  it('sends a CV to the CV reader', async () => {
    const result = await read('cv.pdf', await drawCvPdf());
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'PARECE_CURRICULO', action: expect.stringContaining('otimizador de currículo') },
    });
  });

  it('refuses empty, huge and foreign files', async () => {
    expect(await read('a.zip', new Uint8Array())).toMatchObject({ error: { code: 'ARQUIVO_VAZIO' } });
    expect(await read('a.zip', new Uint8Array(LINKEDIN_FILE_BYTES + 1))).toMatchObject({
      error: { code: 'ARQUIVO_GRANDE' },
    });
    expect(await read('a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toMatchObject({
      error: { code: 'TIPO_NAO_SUPORTADO' },
    });
  });

  it('always gives a result, for any damage to an export', async () => {
    const whole = zipOf(PEOPLE.teacher);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(whole.length),
        fc.boolean(),
        async (changes, length, cut) => {
          const bytes = whole.slice(0, cut ? length : whole.length);
          for (const [at, byte] of changes) if (at < bytes.length && at > 3) bytes[at] = byte;
          const result = await read('dados.zip', bytes);
          expect(
            result.ok ? v.is(LinkedInProfileSchema, result.value.profile) : result.error.message !== '',
          ).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { findFindings, listIds } from '../fixtures/findings.ts';
import { CLEAN, makeJob, NOW } from '../fixtures/make-resume.ts';
import { PAIRS } from '../../generated/samples/pairs.ts';
import { scoreQuality } from '../score.ts';

const STRONG = PAIRS[0]?.strong ?? createEmptyResume();

describe('personal data', () => {
  it.each([
    ['CPF: 123.456.789-00', 'privacy-cpf', 'CPF: 123.456.789-00'],
    ['RG 12.345.678-9', 'privacy-rg', 'RG 12.345.678-9'],
    ['Data de nascimento: 02/03/1990', 'privacy-data-de-nascimento', 'Data de nascimento: 02/03/1990'],
    ['Idade: 34 anos', 'privacy-idade', 'Idade: 34 anos'],
    ['Tenho 17 anos e moro perto', 'privacy-idade', 'Tenho 17 anos'],
    ['Estado civil: casada', 'privacy-estado-civil', 'Estado civil: casada'],
    ['Número de filhos: 2', 'privacy-filhos', 'Número de filhos: 2'],
    ['Religião: católica', 'privacy-religiao', 'Religião: católica'],
    ['Rua das Flores, 120, apto 3', 'privacy-endereco-completo', 'Rua das Flores, 120, apto 3'],
    ['CNH nº 01234567890', 'privacy-numero-da-cnh', 'CNH nº 01234567890'],
    ['Foto 3x4 em anexo', 'privacy-foto', 'Foto 3x4 em anexo'],
  ])('finds "%s", quotes it and changes no number', (line, id, excerpt) => {
    const found = findFindings({ ...STRONG, unclassified: [line] });
    const one = found.find((finding) => finding.id === id);
    expect(one?.evidence.map((evidence) => evidence.excerpt)).toEqual([excerpt]);
    expect(one?.action).toContain('não é exigido e expõe você');
    const score = (resume: ResumeStructure) =>
      scoreQuality(resume, { reading: CLEAN, goal: '', now: NOW }).score.value;
    expect(score({ ...STRONG, unclassified: [line] })).toBe(score(STRONG));
  });

  it.each([
    'CNH: categoria E, com EAR',
    'Cuidei de dois filhos de um casal e do jardim',
    'Pessoa com deficiência auditiva (PcD)',
    'Tenho 12 anos de experiência',
    'Fotografia de eventos',
  ])('leaves "%s" alone', (line) => {
    const resume = { ...STRONG, experiences: [makeJob('Babá', 'Família', ['2020', null], [line])] };
    expect(listIds(findFindings(resume), 'privacy')).toEqual([]);
  });

  it('says so if the reader already left the data out', () => {
    const found = findFindings(STRONG, { layout: 'oneColumn', notices: ['DADOS_PESSOAIS'] });
    expect(listIds(found, 'privacy')).toEqual(['privacy-file']);
  });
});

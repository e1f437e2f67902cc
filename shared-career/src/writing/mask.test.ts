import { assert, constantFrom, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMask } from './mask.ts';

const IDENTITY = {
  names: ['Maria Clara de Albuquerque Sá'],
  contacts: ['maria.clara@exemplo.invalid', '+5511987654321', 'linkedin.com/in/mclara', 'https://mclara.dev'],
};
const SECRETS = [
  'Maria Clara de Albuquerque Sá',
  'MARIA CLARA',
  'maria',
  'Albuquerque',
  'maria.clara@exemplo.invalid',
  'Maria.Clara@exemplo.invalid',
  'outra.pessoa@gmail.com',
  '+55 (11) 98765-4321',
  '11987654321',
  '123.456.789-09',
  '12345678909',
  'CPF: 123.456.789-09',
  'RG 12.345.678-9',
  'linkedin.com/in/mclara',
  'https://www.linkedin.com/in/mclara/',
  'https://mclara.dev/sobre?x=1',
  '@mclara_oficial',
  'COREN-SP 123.456',
  'Rua das Flores, 123, apto 45',
] as const;
const PLAIN = [
  'Reduzi as perdas em 30% em 2021,',
  'com R$ 1.200.000 de receita',
  'no período 2019 – 2021.',
  '\n',
];

/** The tokens of a secret that identify a person. */
const tellTales =
  /maria|clara|albuquerque|exemplo\.invalid|gmail|98765|4321|123\.?456|345\.?678|mclara|flores/iu;

describe('createMask', () => {
  it('hides the person in any text made of the data, and restores it', () => {
    const parts = array(constantFrom(...SECRETS, ...PLAIN), { maxLength: 8 });
    assert(
      property(parts, (words) => {
        const mask = createMask(IDENTITY);
        const text = words.join(' ');
        const hidden = mask.hide(text);
        expect(hidden).not.toMatch(tellTales);
        expect(mask.show(hidden)).toBe(text);
      }),
      { numRuns: 400 },
    );
  });

  it.each(SECRETS)('hides %s', (secret) => {
    expect(createMask(IDENTITY).hide(`Sou ${secret} desde 2020`)).not.toMatch(tellTales);
  });

  it('hides a value near another label', () => {
    for (const label of ['RG 12.345.678-9', 'RG', 'CNH', 'Filiação:', 'Data de nascimento:'])
      expect(createMask(IDENTITY).hide(`${label} Rua das Flores, 123, apto 45`)).not.toMatch(tellTales);
  });

  it('keeps facts', () => {
    const text = 'Reduzi as perdas em 30% e economizei R$ 1.200.000 entre 2019 e 2021, com 12 pessoas.';
    expect(createMask(IDENTITY).hide(text)).toBe(text);
  });

  it('gives the same value the same mark in every text', () => {
    const mask = createMask(IDENTITY);
    const [one, other] = [mask.hide('Albuquerque vende'), mask.hide('Fale com Albuquerque')];
    expect(one.replace(' vende', '')).toBe(other.replace('Fale com ', ''));
  });

  it('mistakes no typed mark for its own', () => {
    const mask = createMask(IDENTITY);
    expect(mask.show(mask.hide('Atendi ⟦1⟧ Maria'))).toBe('Atendi 1 Maria');
  });

  it.each(['Rua', 'RG', 'Data de nascimento', 'titulo de eleitor'])(
    'finishes on a text of only "%s" and blanks',
    (label) => {
      const text = `${label}${' '.repeat(20_000)}.`;
      expect(createMask(IDENTITY).hide(text)).toBe(text);
    },
  );

  it('hides nothing for an empty name', () => {
    expect(createMask({ names: ['', ' '], contacts: ['', ' '] }).hide('Vendi mais.')).toBe('Vendi mais.');
  });
});

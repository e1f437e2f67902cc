import { describe, expect, it } from 'vitest';
import { findEmail, findLinks } from './links.ts';
import { isNameLike } from './name.ts';
import { findPhones, normalisePhone } from './phone.ts';
import { isPlace, mayBePlace } from './place.ts';
import { takePlace } from './take-place.ts';

describe('telephones', () => {
  it.each([
    ['Tel.: (11) 98765-4321', '+5511987654321'],
    ['+55 11 98765 4321', '+5511987654321'],
    ['021 99876-5432', '+5521998765432'],
    ['(43) 9 9123-4567', '+5543991234567'],
    ['(85) 3222-1234', '+558532221234'],
    ['(415) 555-0132', '(415) 555-0132'],
    ['+44 7911 123456', '+447911123456'],
  ])('%s', (text, expected) => {
    const [printed = ''] = findPhones(text);
    expect(normalisePhone(printed)).toBe(expected);
  });

  it.each([
    '123.456.789-00',
    'CPF 12345678900',
    '2018 – 2023',
    '(2020 – 2023)',
    '01310-100',
    '02/03/1990',
    'US Patent 11,234,567',
    'SUSEP 10.2039481',
    'Título de eleitor: 0123 4567 8901',
    'PIS/PASEP: 125.45678.90-1',
    'Chave PIX: 44998765432',
    'Cartão SUS nº 700 1234 5678 9012',
    '10.1234/x.2022.5678',
  ])('reads %s as no telephone', (text) => {
    expect(findPhones(text)).toEqual([]);
  });
});

describe('places', () => {
  it.each([
    'São Paulo, SP',
    'Rio de Janeiro - RJ',
    'Londrina/PR',
    'London, UK',
    'Istanbul, Türkiye',
    'Remoto',
    'Lisboa',
    'Campinas, São Paulo, Brasil',
    'San Francisco, CA',
  ])('reads %s', (text) => {
    expect(isPlace(text)).toBe(true);
  });

  it.each([
    'Engenheira de Dados',
    'Loja Sol',
    'Universidade de São Paulo, Brasil',
    'Folha Verde Digital – Remoto',
    '2020, SP',
    'Gerente, RJ',
    'RD Station | São Paulo, Brazil',
  ])('reads %s as no place', (text) => {
    expect(isPlace(text)).toBe(false);
  });

  it('removes a place from the end of a heading, and no department', () => {
    expect(takePlace('Nexo Labs – Recife, PE', false)).toEqual({ rest: 'Nexo Labs', place: 'Recife, PE' });
    expect(takePlace('Nexo Labs - São Paulo - SP', false)).toEqual({
      rest: 'Nexo Labs',
      place: 'São Paulo - SP',
    });
    expect(takePlace('Nexo Labs – Leeds', true)).toEqual({ rest: 'Nexo Labs', place: 'Leeds' });
    expect(takePlace('Executive – Key Accounts', true).place).toBe('');
    expect(mayBePlace('Key Accounts')).toBe(false);
  });
});

describe('names, addresses and e-mails', () => {
  it('distinguishes names from other lines', () => {
    for (const name of ['Maria da Silva e Souza', 'JOÃO D’ÁVILA', 'Wei Chen', "Thomas O'Brien", 'Pelé'])
      expect(isNameLike(name)).toBe(true);
    for (const other of [
      'Currículo',
      'Experiência Profissional',
      'maria@exemplo.com',
      'Rua Dois, 12',
      'analista de dados',
    ])
      expect(isNameLike(other)).toBe(false);
  });

  it('finds e-mails and links, and keeps them apart', () => {
    expect(findEmail('E-mail: ana.luz@exemplo.com.br.')).toBe('ana.luz@exemplo.com.br');
    expect(findLinks('ana@exemplo.com | https://www.linkedin.com/in/ana-luz/ | ana.dev')).toEqual([
      'linkedin.com/in/ana-luz',
      'ana.dev',
    ]);
  });
});

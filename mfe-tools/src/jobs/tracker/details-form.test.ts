import { JobDetailsSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkDetails, fillForm, readDetails } from './details-form.ts';
import { makeFollowed } from './fixtures.ts';

const { vacancy } = makeFollowed('pasted:1', {
  vacancy: {
    places: [
      { city: 'Recife', state: 'PE' },
      { city: 'Olinda', state: 'PE' },
    ],
    salary: { min: 21.5, max: 30.25, period: 'hour', currency: 'BRL', origin: 'estimated' },
  },
}).job;

test('unchanged fields keep their value, with further places and cents', () => {
  const { title, company, places, salary, expiresOn, url } = vacancy;
  expect(readDetails(fillForm(vacancy), vacancy)).toEqual({
    title,
    company,
    places,
    salary,
    expiresOn,
    url,
    contact: '',
  });
});

test('typed values are stored in the form of an ad', () => {
  const typed = {
    ...fillForm(vacancy),
    company: ' Minas Log ',
    city: '',
    state: '',
    least: '7.500',
    most: 'R$ 6.000,00',
    expiresOn: '2026-11-30',
    contact: 'rh@minas.example',
    url: '',
  };
  const details = readDetails(typed, vacancy);
  expect(details).toMatchObject({
    company: 'Minas Log',
    places: [{ city: 'Olinda', state: 'PE' }],
    salary: { min: 6000, max: 7500, period: 'hour', origin: 'stated' },
    expiresOn: '2026-11-30',
    contact: 'rh@minas.example',
    url: null,
  });
  expect(v.safeParse(JobDetailsSchema, details).success).toBe(true);
  expect(readDetails({ ...typed, least: '', most: '' }, vacancy).salary).toBeNull();
});

test('every unreadable field says how to fill it', () => {
  const wrong = { ...fillForm(vacancy), title: ' ', least: 'muito', url: 'vaga.com' };
  expect(checkDetails(wrong)).toEqual({
    title: 'Escreva o cargo.',
    least: 'Digite um valor em reais, como 4.500 ou 4 mil.',
    url: 'Use o endereço completo, começando com https://.',
  });
  expect(checkDetails(fillForm(vacancy))).toEqual({});
});

import { renderResumeText } from '@aura/shared-career/render';
import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { findPlace } from './use-suggested-search.ts';

test.each([
  ['Campinas - SP', 'Campinas - SP'],
  ['Rua das Flores, 120, Campinas', ''],
  ['Rua das Flores, 120 - Centro - Feira de Santana/BA, 44001-000', 'Feira de Santana - BA'],
  ['Av. SE 20, São José dos Campos - SP', 'São José dos Campos - SP'],
  ['', ''],
])('a CV from “%s” is looked for in “%s”', async (location, place) => {
  const empty = createEmptyResume();
  const resume = {
    ...empty,
    contact: { ...empty.contact, name: 'Ana', location },
    summary: 'Doze anos de loja.',
  };
  expect(await findPlace(renderResumeText(resume))).toBe(place);
});

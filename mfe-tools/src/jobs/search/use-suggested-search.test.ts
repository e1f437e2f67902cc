import { renderResumeText } from '@aura/shared-career/render';
import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { findPlace } from './use-suggested-search.ts';

test.each([
  ['Campinas - SP', 'Campinas - SP'],
  ['Rua das Flores, 120, Campinas', ''],
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

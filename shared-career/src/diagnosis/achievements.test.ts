import { createEmptyResume } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { readPerson } from '../deeds/person.ts';
import { findAchievements } from './achievements.ts';

it.each([
  ['Reduzi a perda de 9% para 4% em 2023; a escala quem monta é o supervisor', true],
  ['Reduzi a perda de 9% para 4% em 2023 e montei a escala da equipe', false],
])('finds a part of a line that belongs to others: %s', (line, mixed) => {
  const job = { title: 'Padeira', company: 'Padaria', location: '', start: '2020', end: null, current: true };
  const resume = { ...createEmptyResume(), experiences: [{ ...job, items: [line] }] };
  const { units } = readPerson(resume, new Date('2026-11-24T12:00:00Z'));
  expect(findAchievements(units, [])).toMatchObject([{ evidence: { excerpt: line }, mixed }]);
});

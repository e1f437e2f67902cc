import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { chooseResume } from './newest-resume.ts';

const own = { ...createEmptyResume(), summary: 'Do perfil.' };
const written = { ...createEmptyResume(), summary: 'Com a linha nova.' };
const diagnosedAt = new Date('2026-11-20T12:00:00Z');
const after = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-19T12:00:00Z');

test.each([
  ['a version since the diagnosis', own, { createdAt: after, resume: written }, written],
  ['no newer version', own, { createdAt: before, resume: written }, own],
  ['a version of an unknown form', own, { createdAt: after, resume: null }, own],
  ['no version', own, null, own],
  ['a version alone', null, { createdAt: after, resume: written }, written],
])('with %s, the newest CV is measured', (_, mine, version, expected) => {
  expect(chooseResume(mine, version, diagnosedAt)?.structure).toEqual(expected);
});

test('without a CV there is nothing to measure', () => {
  expect(chooseResume(null, null, diagnosedAt)).toBe(null);
});

test('a version is named with its day', () => {
  expect(chooseResume(own, { createdAt: after, resume: written }, diagnosedAt)?.label).toContain(
    '21 de novembro de 2026',
  );
});

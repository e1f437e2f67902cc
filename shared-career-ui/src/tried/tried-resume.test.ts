// @vitest-environment happy-dom
import { createEmptyResume } from '@aura/shared-domain';
import { beforeEach, expect, test } from 'vitest';
import type { ResumeDraft } from '../draft.ts';
import { dropTriedResume, keepTriedResume, readTriedResume } from './tried-resume.ts';

const DRAFT: ResumeDraft = {
  source: 'file',
  label: 'cv.pdf',
  structure: { ...createEmptyResume(), summary: 'Oito anos em compras.' },
  confidence: {},
  notices: [],
  reading: 'this',
};

beforeEach(() => sessionStorage.clear());

test('a CV is kept in the tab until it is dropped', () => {
  keepTriedResume(DRAFT);
  expect(readTriedResume()).toEqual(DRAFT);
  expect(localStorage.length).toBe(0);
  dropTriedResume();
  expect(readTriedResume()).toBeNull();
});

test.each(['', '{"source":"file"', '{"source":"elsewhere"}'])('something else (%j) is no CV', (stored) => {
  keepTriedResume(DRAFT);
  const key = sessionStorage.key(0);
  expect(key).not.toBeNull();
  sessionStorage.setItem(key!, stored);
  expect(readTriedResume()).toBeNull();
});

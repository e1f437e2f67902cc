// @vitest-environment happy-dom
import { createEmptyResume, MINUTE_MS } from '@aura/shared-domain';
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

const NOW = new Date('2026-11-28T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

beforeEach(() => sessionStorage.clear());

test('a CV is kept in the tab until it is dropped', () => {
  keepTriedResume(DRAFT, NOW);
  expect(readTriedResume(NOW)).toEqual(DRAFT);
  expect(localStorage.length).toBe(0);
  dropTriedResume();
  expect(readTriedResume(NOW)).toBeNull();
});

test('a CV that nobody used for half an hour is deleted, for whoever comes next to this tab', () => {
  keepTriedResume(DRAFT, NOW);
  expect(readTriedResume(later(29))).toEqual(DRAFT);
  keepTriedResume(DRAFT, later(29));
  expect(readTriedResume(later(58))).toEqual(DRAFT);
  expect(readTriedResume(later(59))).toBe('expired');
  expect(sessionStorage.length).toBe(0);
  expect(readTriedResume(NOW)).toBeNull();
});

test.each(['', '{"source":"file"', '{"source":"elsewhere"}'])('something else (%j) is no CV', (stored) => {
  keepTriedResume(DRAFT, NOW);
  const key = sessionStorage.key(0);
  expect(key).not.toBeNull();
  sessionStorage.setItem(key!, stored);
  expect(readTriedResume(NOW)).toBeNull();
});

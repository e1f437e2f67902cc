import { expect, test } from 'vitest';
import { readTelemetrySettings } from './telemetry-settings.ts';

const KEY = 'k'.repeat(32);
const read = (text?: string, isDemo = false) => readTelemetrySettings({ AURA_TELEMETRY_KEY: text }, isDemo);

test('a key that is long enough is taken', () => {
  expect(read(` ${KEY} `)).toEqual({ passKey: KEY, ignored: [] });
});

test('a project without a key has none, and one that is too short is named', () => {
  expect(read()).toEqual({ passKey: null, ignored: [] });
  expect(read('short')).toEqual({ passKey: null, ignored: ['AURA_TELEMETRY_KEY'] });
});

test('a demo project has one of its own, which no other project takes', () => {
  const { passKey } = read(undefined, true);
  expect(read(passKey ?? '')).toEqual({ passKey: null, ignored: ['AURA_TELEMETRY_KEY'] });
  expect(read(KEY, true).passKey).toBe(KEY);
});

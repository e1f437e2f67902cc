import { describe, expect, test } from 'vitest';
import { parsePlace } from './place.ts';

describe('parsePlace', () => {
  test.each([
    ['.local/releases', { kind: 'folder', path: '.local/releases' }],
    ['/srv/aura releases', { kind: 'folder', path: '/srv/aura releases' }],
    ['gs://aura-releases', { kind: 'bucket', bucket: 'aura-releases', prefix: '' }],
    ['gs://aura-releases/', { kind: 'bucket', bucket: 'aura-releases', prefix: '' }],
    ['gs://aura-releases/staging/a', { kind: 'bucket', bucket: 'aura-releases', prefix: 'staging/a' }],
    ['gs://aura-releases/staging/', { kind: 'bucket', bucket: 'aura-releases', prefix: 'staging' }],
  ])('reads %s', (text, place) => {
    expect(parsePlace(text)).toEqual({ ok: true, value: place });
  });

  test.each(['', ' ', 'gs://', 'gs://Bucket', 's3://bucket/x', 'https://host/x', 'gs://bucket/../x'])(
    'refuses "%s" with a sentence',
    (text) => {
      expect(parsePlace(text)).toMatchObject({ ok: false, error: expect.stringContaining('AURA_RELEASES') });
    },
  );
});

import { describe, expect, test } from 'vitest';
import { parsePlace, parsePrivatePlace } from './place.ts';

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

describe('parsePrivatePlace', () => {
  const folder = { kind: 'folder', path: '.local/releases/' } as const;
  const bucket = { kind: 'bucket', bucket: 'aura-releases', prefix: 'live' } as const;
  const read = (text: string | undefined, beside: Parameters<typeof parsePrivatePlace>[1]) =>
    parsePrivatePlace(text, beside, '/srv');

  test('is a separate folder beside a folder, and does not exist for a bucket', () => {
    expect(read(undefined, folder)).toEqual({
      ok: true,
      value: { kind: 'folder', path: '.local/releases-private' },
    });
    expect(read(undefined, bucket)).toEqual({ ok: true, value: null });
    expect(read('gs://aura-private', bucket)).toEqual({
      ok: true,
      value: { kind: 'bucket', bucket: 'aura-private', prefix: '' },
    });
  });

  test.each([
    ['/srv/.local/releases/private', folder],
    ['.local/releases', folder],
    ['gs://aura-releases/private', bucket],
  ])('refuses %s, of which the public server would answer', (text, beside) => {
    expect(read(text, beside)).toMatchObject({
      ok: false,
      error: expect.stringContaining('AURA_RELEASES_PRIVATE está dentro'),
    });
  });
});

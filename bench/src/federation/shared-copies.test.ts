import { expect, test } from 'vitest';
import { sharedCopies } from './shared-copies.ts';

const library = (name: string) => ({ name, version: '1.0.0', bytes: 1000 });

test('a shared package has one copy, and one more for each remote that bundles it', () => {
  const remotes = [
    { libraries: [library('valibot')] },
    { libraries: [library('react'), library('@aura/shared-ui')] },
    { libraries: [library('react')] },
  ];
  expect(sharedCopies(remotes)).toEqual({
    react: 3,
    'react-dom': 1,
    '@aura/shared-session': 1,
    '@aura/shared-ui': 2,
  });
});

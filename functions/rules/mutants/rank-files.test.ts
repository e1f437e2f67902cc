import { expect, it } from 'vitest';
import { rankFiles } from './rank-files.ts';

const files = new Map([
  ['consents.test.ts', "it('keeps', () => write('users/ana/consents/c1', { choice: 'refused' }))"],
  ['profile.test.ts', "it('renames', () => write('users/ana', { name: 'Ana', avatarUrl: null }))"],
]);

it('begins with the file whose words the change shares', () => {
  expect(rankFiles("'avatarUrl' in changed && write", files)[0]).toBe('profile.test.ts');
  expect(rankFiles("data.choice in ['accepted', 'refused']", files)[0]).toBe('consents.test.ts');
});

it('keeps every file, in the same order without a shared word', () => {
  expect(rankFiles('size < 2', files)).toEqual([...files.keys()]);
});

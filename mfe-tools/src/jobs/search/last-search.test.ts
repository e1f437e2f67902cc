import { expect, test } from 'vitest';
import { findWayBack, keepLastSearch } from './last-search.ts';

type Session = Parameters<typeof findWayBack>[0];
const sessionOf = (uid: string) => ({ status: 'signedIn', user: { uid } }) as Session;
const nobody: Session = { status: 'loading' };

test('a search leads back to its results and to the posting that was opened, for its person only', () => {
  expect(findWayBack(sessionOf('ana'))).toBeNull();
  keepLastSearch(sessionOf('ana'), { path: '/radar?busca=a', searchedAt: 1, opened: 'x' });
  keepLastSearch(sessionOf('ana'), { path: '/radar?busca=a', searchedAt: 1, opened: null });
  expect(findWayBack(sessionOf('ana'))).toEqual({
    to: '/radar?busca=a',
    state: { searchedAt: 1, back: 'x' },
  });
  expect(findWayBack(sessionOf('bia'))).toBeNull();
  expect(findWayBack(nobody)).toBeNull();
  keepLastSearch(sessionOf('ana'), { path: '/radar?busca=b', searchedAt: 2, opened: null });
  expect(findWayBack(sessionOf('ana'))).toEqual({ to: '/radar?busca=b', state: { searchedAt: 2 } });
});

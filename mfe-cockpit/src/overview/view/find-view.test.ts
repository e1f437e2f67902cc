import { expect, test } from 'vitest';
import { readView, searchOf, WHOLE_VIEW } from './find-view.ts';

const read = (search: string) => readView(new URLSearchParams(search));

test('an address without a query is the whole company in its newest week', () => {
  expect(read('')).toEqual(WHOLE_VIEW);
  expect(searchOf(WHOLE_VIEW)).toBe('');
});

test.each([
  { department: 'vendas', week: '2026-W46', weeks: 52 },
  { department: null, week: '2026-W01', weeks: 4 },
  { department: 'outras', week: null, weeks: 26 },
] as const)('a view is read back from its address: %o', (view) => {
  expect(read(searchOf(view))).toEqual(view);
});

test.each(['?periodo=5', '?periodo=12.0', '?semana=2026-W60', '?semana=x', '?area=a%2Fb', '?area='])(
  '%s says nothing that counts',
  (search) => {
    expect(read(search)).toEqual(WHOLE_VIEW);
  },
);

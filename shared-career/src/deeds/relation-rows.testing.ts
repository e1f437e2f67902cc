import { createEmptyResume } from '@aura/shared-domain';
import { judgeRequirement } from './judge.ts';
import { readPerson } from './person.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

/** What a CV with one line in one job of a neutral title says of a requirement. */
export const verdictOf = (line: string, asked: string): string =>
  judgeRequirement(
    asked,
    readPerson(
      {
        ...createEmptyResume(),
        experiences: [
          {
            title: 'Colaborador',
            company: 'Central',
            location: '',
            start: '2018-01',
            end: '2024-01',
            current: false,
            items: [line],
          },
        ],
      },
      NOW,
    ),
  ).verdict;

/** The lines of a table with two cells, parted by an arrow. */
export const readRows = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('→').map((cell) => cell.trim()))
    .map(([line = '', asked = '']) => [line, asked]);

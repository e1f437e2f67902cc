import { readVacanciesText } from '@aura/shared-jobs/import';
import { expect, test } from 'vitest';
import { MODEL_CSV } from './model-csv.ts';

test('reads the whole sample table', () => {
  const read = readVacanciesText(MODEL_CSV, { today: '2026-11-22' });
  expect(read).toMatchObject({
    ok: true,
    value: {
      refused: [],
      vacancies: [
        {
          title: 'Analista de exemplo',
          company: 'Empresa de exemplo',
          places: [{ city: 'Recife', state: 'PE' }],
          workModel: 'hybrid',
          contracts: ['clt'],
          salary: { min: 4000, max: 5000 },
          publishedOn: '2026-11-05',
          url: 'https://exemplo.com/vaga',
          description: expect.stringContaining('\n'),
        },
      ],
    },
  });
});

import { expect, test } from 'vitest';
import { describeCourse } from './course-title.ts';

test('names the ends of the line and what it moves between', () => {
  const series = [
    { week: '2026-W44', value: 55.4 },
    { week: '2026-W45', value: 70 },
    { week: '2026-W46', value: 62 },
    { week: '2026-W47', value: null },
  ];
  expect(describeCourse(series)).toBe(
    'Índice por semana: 55 na semana de 26 de outubro a 1º de novembro de 2026, 62 na semana de 9 a 15 de novembro de 2026; entre 55 e 70 no período.',
  );
});

test('one week is no course', () => {
  expect(describeCourse([{ week: '2026-W46', value: 62 }])).toBe(
    'Índice por semana: 62 na semana de 9 a 15 de novembro de 2026.',
  );
  expect(describeCourse([{ week: '2026-W46', value: null }])).toContain('nenhuma semana');
});

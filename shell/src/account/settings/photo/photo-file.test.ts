import { expect, test } from 'vitest';
import { computeMiddleSquare } from './prepare-photo.ts';
import { PHOTO_UNREADABLE, checkPhotoFile } from './photo-file.ts';

const MB = 1024 * 1024;

test.each([
  [0, PHOTO_UNREADABLE],
  [1, null],
  [10 * MB, null],
  [10 * MB + 1, 'A imagem tem mais de 10 MB. Escolha uma menor.'],
])('a file of %i bytes: %s', (size, error) => {
  expect(checkPhotoFile({ size })).toBe(error);
});

test('the square is cut from the middle of the longer side', () => {
  expect(computeMiddleSquare(400, 300)).toEqual({ x: 50, y: 0, edge: 300 });
  expect(computeMiddleSquare(300, 400)).toEqual({ x: 0, y: 50, edge: 300 });
});

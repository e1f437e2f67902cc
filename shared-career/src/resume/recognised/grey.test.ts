import { expect, test } from 'vitest';
import { type Grey, makeHalf, isBlank, toGrey, turn, turnQuarters } from './grey.ts';

const [WIDTH, HEIGHT] = [201, 121];
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

/** Two dark lines across a page that rise to the right by an angle. */
function drawLines(radians: number): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      // How far below the middle the point is once the page is level.
      const level = Math.sin(radians) * (x - MIDDLE.x) + Math.cos(radians) * (y - MIDDLE.y);
      if (Math.abs(Math.abs(level) - 20) < 2) data[y * WIDTH + x] = 0;
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Rows that are dark over most of their width. */
function listDarkRows({ width, height, data }: Grey): number[] {
  const isDark = (row: number) =>
    data.subarray(row * width, (row + 1) * width).filter((value) => value < 128).length > 0.85 * width;
  return Array.from({ length: height }, (_, row) => row).filter(isDark);
}

test.each([0.03, -0.03, 0.08])('lines that rise by %f radians are level once turned by it', (radians) => {
  const sloping = drawLines(radians);
  expect(listDarkRows(sloping)).toEqual([]);
  const level = turn(sloping, radians);
  expect([level.width, level.height]).toEqual([WIDTH, HEIGHT]);
  const rows = listDarkRows(level);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const row of rows) expect(Math.abs(Math.abs(row - MIDDLE.y) - 20)).toBeLessThanOrEqual(3);
  // Turned the other way they slope twice as much.
  expect(listDarkRows(turn(sloping, -radians))).toEqual([]);
});

test('corners that come into sight are paper', () => {
  const dark: Grey = { width: 60, height: 40, data: new Uint8Array(2400).fill(0) };
  const { data } = turn(dark, 0.2);
  expect([data[0], data[59], data[2340], data[2399]]).toEqual([255, 255, 255, 255]);
});

test('transparent pixels are paper, and a page of one shade is blank', () => {
  const pixels = { width: 2, height: 1, data: Uint8ClampedArray.of(0, 0, 0, 0, 255, 255, 255, 255) };
  expect([...toGrey(pixels).data]).toEqual([255, 255]);
  expect(isBlank(toGrey(pixels))).toBe(true);
  expect(isBlank(drawLines(0))).toBe(false);
});

test('a page is turned clockwise by quarters, and halved', () => {
  const page: Grey = { width: 3, height: 2, data: Uint8Array.of(1, 2, 3, 4, 5, 6) };
  expect(turnQuarters(page, 1)).toEqual({ width: 2, height: 3, data: Uint8Array.of(4, 1, 5, 2, 6, 3) });
  expect([...turnQuarters(page, 2).data]).toEqual([6, 5, 4, 3, 2, 1]);
  expect(turnQuarters(turnQuarters(page, 3), 1)).toEqual(page);
  const even: Grey = { width: 4, height: 2, data: Uint8Array.of(0, 4, 8, 8, 4, 8, 8, 8) };
  expect(makeHalf(even)).toEqual({ width: 2, height: 1, data: Uint8Array.of(4, 8) });
});

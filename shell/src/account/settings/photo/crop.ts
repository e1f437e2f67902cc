export interface Square {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** The largest square in the middle of a picture, pixels. */
export function middleSquare(width: number, height: number): Square {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, edge };
}

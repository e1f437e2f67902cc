/** A number of a series; null for a gap. */
export interface CourseEntry {
  readonly id: string;
  /** 0 to 100. */
  readonly value: number | null;
}

/** A point of the drawing, in percent of its width and height. */
export interface LinePoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** A stretch between two entries that follow each other. */
export interface LineStretch {
  readonly id: string;
  readonly from: LinePoint;
  readonly to: LinePoint;
}

/** Positions of the known numbers; no line crosses an entry without a number. */
export function computeLinePoints(course: readonly CourseEntry[]): {
  readonly points: readonly LinePoint[];
  readonly stretches: readonly LineStretch[];
} {
  const last = Math.max(1, course.length - 1);
  const all = course.map(({ id, value }, at) =>
    value === null ? null : { id, x: (at / last) * 100, y: 100 - value },
  );
  const stretches = all.flatMap((to, at) => {
    const from = all[at - 1];
    return from && to ? [{ id: to.id, from, to }] : [];
  });
  return { points: all.filter((point) => point !== null), stretches };
}

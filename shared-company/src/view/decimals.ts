/** A value rounded to so many places. */
export const roundToPlaces = (value: number, places: number): number =>
  Math.round(value * 10 ** places) / 10 ** places;

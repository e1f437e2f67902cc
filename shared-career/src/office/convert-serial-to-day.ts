import { DAY_MS } from '@aura/shared-domain';
/** Spreadsheets count a 29 February 1900, which there was not: from then on a day counts from 30 December 1899. */
const NOT_A_DAY = 60;
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);
const LAST = 2_958_465;

/** The day, `AAAA-MM-DD`, that a number of days means; the time of the day is left out. Null for what is no day. */
export function convertSerialToDay(serial: number, from1904: boolean): string | null {
  const days = Math.floor(serial);
  if (days < 1 || days > LAST || (!from1904 && days === NOT_A_DAY)) return null;
  const shifted = !from1904 && days < NOT_A_DAY ? days + 1 : days;
  return new Date((from1904 ? FROM_1904 : FROM_1900) + shifted * DAY_MS).toISOString().slice(0, 10);
}

/** Month by the folded beginning of its name, Portuguese, English and Spanish. */
const STEMS: readonly (readonly [string, number])[] = [
  ['jan', 1],
  ['ene', 1],
  ['fev', 2],
  ['feb', 2],
  ['mar', 3],
  ['abr', 4],
  ['apr', 4],
  ['mai', 5],
  ['may', 5],
  ['jun', 6],
  ['jul', 7],
  ['ago', 8],
  ['aug', 8],
  ['set', 9],
  ['sep', 9],
  ['out', 10],
  ['oct', 10],
  ['nov', 11],
  ['dez', 12],
  ['dec', 12],
  ['dic', 12],
];

/** Alternatives of a month's name for a regular expression over folded text. */
export const MONTH_PATTERN =
  'jan(?:eiro|uary)?|ene(?:ro)?|fev(?:ereiro)?|feb(?:ruary|rero)?|mar(?:co|ch|zo)?|abr(?:il)?|apr(?:il)?|maio?|mayo?|' +
  'jun(?:ho|e|io)?|jul(?:ho|y|io)?|ago(?:sto)?|aug(?:ust)?|set(?:embro)?|sept?(?:ember|iembre)?|out(?:ubro)?|' +
  'oct(?:ober|ubre)?|nov(?:embro|ember|iembre)?|dez(?:embro)?|dec(?:ember)?|dic(?:iembre)?';

/** Number of a month (1 to 12) from its folded name or abbreviation; null for anything else. */
export function findMonthNumber(folded: string): number | null {
  const stem = folded.slice(0, 3);
  return STEMS.find(([start]) => start === stem)?.[1] ?? null;
}

/**
 * Units that change what a number says, by the folded words they are written with. A quantity with one of them is
 * only met by a quantity with the same one.
 */
const UNITS: readonly (readonly [string, string])[] = [
  ['percent', String.raw`%|por cento|percent|per cent`],
  ['points', String.raw`p\.?p\.?|pontos? percentua(?:l|is)`],
  ['times', 'x|vezes|times'],
  ['BRL', '(?:de )?reais|brl'],
  ['USD', '(?:de )?dolares|usd|dollars'],
  ['EUR', '(?:de )?euros?|eur'],
  ['second', 'segundos|seg|seconds'],
  ['minute', 'minutos?|min|minutes?'],
  ['hour', 'horas?|hrs?|h|hours?'],
  ['day', 'dias?|days?'],
  ['week', 'semanas?|weeks?'],
  ['month', 'mes|meses|months?'],
  ['quarter', 'trimestres?|quarters?'],
  ['year', 'anos?|years?|yrs'],
  ['gram', 'g|gramas?'],
  ['kilogram', 'kg|quilos?|quilogramas?|kilos?'],
  ['tonne', 't|ton|toneladas?|tons'],
  ['metre', 'm|metros?(?! quadrados?| cubicos?)'],
  ['squareMetre', 'm2|metros? quadrados?'],
  ['cubicMetre', 'm3|metros? cubicos?'],
  ['centimetre', 'cm|centimetros?'],
  ['millimetre', 'mm|milimetros?'],
  ['kilometre', 'km|quilometros?'],
  ['hectare', 'ha|hectares?'],
  ['litre', 'l|litros?'],
  ['millilitre', 'ml|mililitros?'],
  ['gigabyte', 'gb|gigas?'],
  ['terabyte', 'tb|teras?'],
  ['volt', 'v|volts|kv|kva'],
];

const AFTER: readonly (readonly [string, RegExp])[] = UNITS.map(([unit, words]) => [
  unit,
  new RegExp(String.raw`^\s?(?:${words})(?![\p{L}\p{N}])`, 'u'),
]);
const BEFORE: readonly (readonly [string, RegExp])[] = [
  ['BRL', /r\$\s?$/u],
  ['USD', /(?:us?\$|(?<!r)\$)\s?$/u],
  ['EUR', /€\s?$/u],
  ['rank', /(?:n[º°]|(?<!\p{L})numero|(?<!\p{L})top|(?<!\p{L})number|#)\s?$/u],
];
/** First of all: a number with this sign is a share, whatever precedes it. */
const PERCENT = /^\s?%/u;
/** "1º lugar", "2ª colocada", "3.º". */
const RANK = /^(?:\.?[ºª°]|o(?![\p{L}\p{N}])|a(?![\p{L}\p{N}]))/u;

export interface UnitMatch {
  readonly unit: string;
  readonly length: number;
}

/** The unit of a number; empty without one. Both sides folded. */
export function findUnit(before: string, after: string): UnitMatch {
  const share = PERCENT.exec(after);
  if (share) return { unit: 'percent', length: share[0].length };
  for (const [unit, pattern] of BEFORE) if (pattern.test(before)) return { unit, length: 0 };
  if (RANK.test(after)) return { unit: 'rank', length: RANK.exec(after)?.[0].length ?? 0 };
  for (const [unit, pattern] of AFTER) {
    const match = pattern.exec(after);
    if (match) return { unit, length: match[0].length };
  }
  return { unit: '', length: 0 };
}

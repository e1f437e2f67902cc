/** The first that fits counts: each browser also names those that it descends from. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\bOPR\/|\bOpera\b/u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/(?:\bChrome|\bCriOS|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/.*\bSafari\//u, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/u, 'Android'],
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'Mac'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
];

const UNKNOWN = 'Navegador desconhecido';

/** Browser and system in words, out of what a browser says of itself; the rest of that, with its versions, is dropped. */
export function describeDevice(userAgent: string): string {
  const find = (kinds: typeof BROWSERS) => kinds.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser = UNKNOWN, system] = [find(BROWSERS), find(SYSTEMS)];
  return system === undefined ? browser : `${browser} no ${system}`;
}

import { registerHooks } from 'node:module';

/** How much of what the engine knows by heart it is to do without, 0 to 1, and which of all ways to choose it. */
export interface Forgetting {
  readonly share: number;
  readonly seed: number;
}

/** Signs that were learnt from cases; those of ads and of doubt stay. */
const LEARNT = /^export const (?:STANCE|ACTOR|PAPERS|RESULTS|SCHOOLING)_SIGNS/u;
/** Relations are of one case more often than signs are. */
const MORE_RELATIONS = 2;
const FEWEST_ALTERNATIVES = 4;

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export function randomBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Where the alternatives of each group of an expression begin and end. */
function groupsOf(source: string): (readonly (readonly [number, number])[])[] {
  const groups: (readonly (readonly [number, number])[])[] = [];
  const open: { from: number; parts: [number, number][] }[] = [];
  let inClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    const last = open.at(-1);
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') {
      const kind = /^\((?:\?(?:[:=!]|<[=!]))?/u.exec(source.slice(at, at + 4))?.[0].length ?? 1;
      open.push({ from: at + kind, parts: [] });
      at += kind - 1;
    } else if (last && (sign === '|' || sign === ')')) {
      last.parts.push([last.from, at]);
      last.from = at + 1;
      if (sign === ')') groups.push(open.pop()?.parts ?? []);
    }
  }
  return groups;
}

/** An expression without a share of the alternatives of its longest list; at least one stays. */
export function thinExpression(source: string, share: number, random: () => number): string {
  const longest = groupsOf(source).reduce((a, b) => (b.length > a.length ? b : a), []);
  const [first] = longest;
  if (!first || longest.length < FEWEST_ALTERNATIVES) return source;
  const kept = longest.filter(() => random() >= share);
  const texts = (kept.length === 0 ? [first] : kept).map(([from, to]) => source.slice(from, to));
  return source.slice(0, first[0]) + texts.join('|') + source.slice(longest.at(-1)?.[1]);
}

function thinSigns(module: string, { share, seed }: Forgetting): string {
  const random = randomBy(seed);
  let learnt = false;
  return module
    .split('\n')
    .map((line) => {
      if (line.startsWith('export ')) learnt = LEARNT.test(line);
      const sign = learnt ? /^(\s+\w+: \/)(.+)(\/[a-z]*,)$/u.exec(line) : null;
      return sign ? `${sign[1]}${thinExpression(sign[2] ?? '', share, random)}${sign[3]}` : line;
    })
    .join('\n');
}

function thinRelations(module: string, { share, seed }: Forgetting): string {
  const random = randomBy(seed + 1);
  return module
    .split('\n')
    .filter((line) => !line.includes('|') || random() >= share * MORE_RELATIONS)
    .join('\n');
}

const MARK = /\?forget=(?<share>[\d.]+),(?<seed>\d+)$/u;
let isHooked = false;

/** What is loaded by a marked module is marked too, and thinned where it is signs or relations. */
function hook(): void {
  if (isHooked) return;
  isHooked = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const mark = MARK.exec(context.parentURL ?? '')?.[0];
      const isOurs = found.url.startsWith('file:') && !found.url.includes('/node_modules/');
      return mark !== undefined && isOurs ? { ...found, url: `${found.url}${mark}` } : found;
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      const { share, seed } = MARK.exec(url)?.groups ?? {};
      const forgetting = { share: Number(share), seed: Number(seed) };
      const thin = url.includes('/shared-career/src/generated/signs.ts')
        ? thinSigns
        : url.includes('/shared-career/src/generated/relations.ts')
          ? thinRelations
          : null;
      if (share === undefined || thin === null || loaded.source === undefined) return loaded;
      const source =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: thin(source, forgetting) };
    },
  });
}

/** Where a module is loaded from that, with all it builds on, does without a share of what the engine knows by heart. */
export function forgetfulUrl(file: string, { share, seed }: Forgetting): string {
  const url = new URL(file, import.meta.url).href;
  if (share === 0) return url;
  hook();
  return `${url}?forget=${share},${seed}`;
}

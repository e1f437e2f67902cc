import type { ColourName } from './palette.ts';

export interface Pair {
  readonly front: ColourName;
  readonly back: ColourName;
}

export interface PairGroup {
  readonly title: string;
  /** The least contrast that the group has to reach (WCAG 2.2, AA). */
  readonly least: number;
  readonly pairs: readonly Pair[];
}

const PAGES = ['paper', 'surface', 'sunken'] as const;
const TONES = ['success', 'warning', 'danger', 'info'] as const;
const SOFT = ['accent-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft'] as const;

const on = (fronts: readonly ColourName[], backs: readonly ColourName[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back })));

const TEXT = 4.5;
const CONTROL = 3;

/** Allowed combinations of colours. */
export const PAIR_GROUPS: readonly PairGroup[] = [
  {
    title: 'Texto sobre os fundos de página',
    least: TEXT,
    pairs: on(['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', ...TONES], PAGES),
  },
  {
    title: 'Texto sobre fundos tingidos',
    least: TEXT,
    pairs: [
      ...on(['ink', 'accent', 'accent-strong'], SOFT),
      ...on(['ink-soft', 'on-accent-soft'], ['accent-soft']),
      ...TONES.map((tone): Pair => ({ front: tone, back: `${tone}-soft` })),
    ],
  },
  {
    title: 'Texto sobre cores cheias',
    least: TEXT,
    pairs: [
      ...on(['on-accent'], ['accent', 'accent-strong']),
      ...on(['on-danger'], ['danger', 'danger-strong']),
      ...on(['paper'], ['ink']),
    ],
  },
  {
    title: 'Contornos e foco',
    least: CONTROL,
    pairs: [...on(['edge', 'focus'], PAGES), ...on(['focus'], SOFT), ...on(['accent'], ['accent-soft'])],
  },
];

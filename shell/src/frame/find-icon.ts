import type { IconName } from '@aura/shared-ui';

/** Beginnings of words in labels, with their icons. The first match decides. */
const SIGNS: readonly (readonly [RegExp, IconName])[] = [
  [/\bdiagn/i, 'compass'],
  [/\bferrament/i, 'ruler'],
  [/\b(aprend|micro-?learn|li[cç])/i, 'book'],
  [/\bcurr/i, 'file'],
  [/\blinkedin/i, 'user'],
  [/\bvaga/i, 'radar'],
  [/\bentrevist/i, 'microphone'],
  [/\bmentor/i, 'spark'],
  [/\bprograma/i, 'target'],
  [/\bpulso/i, 'bell'],
  [/\bimport/i, 'upload'],
  [/\bpessoas\b/i, 'users'],
  [/\bregistro/i, 'clock'],
  [/\bconfigura/i, 'settings'],
  [/\brelat/i, 'file'],
  [/\b(painel|gest)/i, 'chart'],
];

/** A decorative icon for an entry, by its words: descriptors of remotes name no icons. */
export const findIcon = (label: string): IconName =>
  SIGNS.find(([words]) => words.test(label))?.[1] ?? 'arrowRight';

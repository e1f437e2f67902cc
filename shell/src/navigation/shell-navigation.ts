import type { RegistryEntry } from '@aura/shared-federation/contract';

type Item = RegistryEntry['descriptor']['navigation'][number];

/** The shell's own items of the menu; those of the remotes come from their descriptors. */
export const SHELL_NAVIGATION: readonly Item[] = [
  { label: 'Recursos', path: '/recursos', order: 34 },
  { label: 'Para empresas', path: '/para-empresas', order: 36 },
];

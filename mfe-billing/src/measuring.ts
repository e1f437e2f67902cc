import type { EventOf } from '@aura/shared-federation/contract';
import { track } from '@aura/shared-session';
import type definition from '../remote.ts';

/** Measures what this remote declares, and nothing else. */
export const trackOwn: (event: EventOf<typeof definition>) => void = track;

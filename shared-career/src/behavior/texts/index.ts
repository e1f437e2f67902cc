import type { ArchetypeId } from '@aura/shared-domain';
import type { ArchetypeText } from './archetype-text.ts';
import { obliger } from './obliger.ts';
import { questioner } from './questioner.ts';
import { rebel } from './rebel.ts';
import { upholder } from './upholder.ts';

export type { ArchetypeText, HowTo } from './archetype-text.ts';

/** What the page of a result says of each tendency. */
export const ARCHETYPE_TEXTS: Readonly<Record<ArchetypeId, ArchetypeText>> = {
  upholder,
  questioner,
  obliger,
  rebel,
};

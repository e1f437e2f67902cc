import { useMedia } from '@aura/shared-pages/media';

/** Whether the window has room for one question only: as wide as a phone held upright, at most. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 40rem)');

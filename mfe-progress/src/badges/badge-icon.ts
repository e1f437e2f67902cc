const ICONS = ['compass', 'ruler', 'microphone', 'radar', 'book', 'star'] as const;

/** Icon of a badge as it is stored; one that this build does not draw becomes a star. */
export function badgeIcon(stored: string): (typeof ICONS)[number] {
  return ICONS.find((icon) => icon === stored) ?? 'star';
}

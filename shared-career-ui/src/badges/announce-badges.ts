import { BADGES, BadgeIdSchema, POINTS_PER_BADGE } from '@aura/shared-domain';
import { showToast } from '@aura/shared-ui';
import * as v from 'valibot';

/** Tells of badges that a call has just granted. */
export function announceBadges(ids: readonly string[]): void {
  for (const id of ids) {
    const known = v.safeParse(BadgeIdSchema, id);
    if (!known.success) continue;
    const { name, description } = BADGES[known.output];
    showToast({
      kind: 'success',
      text: `Selo conquistado: ${name} +${POINTS_PER_BADGE} pontos. ${description}`,
      celebrates: true,
    });
  }
}

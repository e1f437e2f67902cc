import { PULSE } from '@aura/shared-company/pulse';
import type { OwnPulse } from '@aura/shared-domain';

/** Ids of the statements of a pulse. */
export const PULSE_ITEMS: readonly string[] = PULSE.items.map(({ id }) => id);

/** The factor of each statement. */
export const PULSE_FACTORS = Object.fromEntries(PULSE.items.map(({ id, factor }) => [id, factor]));

/** The questions of a pulse. */
export const listQuestions = ({ withEnps }: { readonly withEnps: boolean }): OwnPulse['questions'] => ({
  scale: [...PULSE.scale],
  items: PULSE.items.map(({ id, factor, text, source }) => ({ id, factor, text, source })),
  enps: withEnps ? PULSE.enps : null,
});

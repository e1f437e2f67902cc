/** What a pulse asks, in Portuguese. */

export { PULSE } from '../generated/pulse.ts';
export type { PulseContent } from './pulse-content.ts';

import type { SafetyReply } from '@aura/shared-domain';

type Layer = Pick<typeof import('@aura/shared-mentor/danger'), 'checkDanger' | 'answerAfterHelp'>;
let layer: Layer | null = null;

/** Brings the safety layer onto the device, so that it answers there without a connection, too. */
export async function loadSafety(): Promise<void> {
  layer ??= await import(/* webpackChunkName: "mentor-safety" */ '@aura/shared-mentor/danger').catch(
    () => null,
  );
}

/**
 * The reply to a message about danger, found on the device; null for all others. The backend checks again, with more
 * than rules: if the layer cannot load here, the backend's answer counts.
 */
export async function findSafetyReply(text: string): Promise<SafetyReply | null> {
  await loadSafety();
  return layer?.checkDanger(text) ?? null;
}

/**
 * What the page says right after a reply for danger to a message that only goes on (“e agora?”); null for every other. It
 * stays on the device, so that nobody learns of the message before.
 */
export const findReplyAfterHelp = (before: SafetyReply | null, text: string): string | null =>
  layer?.answerAfterHelp(before, text) ?? null;

/** Whether a text that is being written may be stored: never one that tells of danger, or has not been looked at. */
export const mayBeStored = (text: string): boolean => text.trim() === '' || layer?.checkDanger(text) === null;

import { TIME_ZONE } from '@aura/shared-domain';

/** What a browser says that does not know where it is; no server knows it. */
const NOWHERE = 'Etc/Unknown';

/** The time zone of this device; the product's own where it does not tell. */
export function readDeviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== NOWHERE ? timeZone : TIME_ZONE;
}

import { watch } from 'node:fs';
import { LAYOUT } from '@aura/shared-federation/releases';
import { EMULATOR_PORTS } from '../../ports/emulator-ports.ts';
import { PROJECT } from '../../emulators/project.ts';
import type { Followed } from '../recompose/follow-registry.ts';

const FINALIZED = 'google.cloud.storage.object.v1.finalized';

/**
 * Tells the functions' emulator of each new registry of a folder, as Cloud Storage tells of a bucket: the event has the
 * same type and fields.
 */
export function tellOfChanges(folder: string, { bucket }: Followed): { readonly stop: () => void } {
  let events = 0;
  const watcher = watch(folder, (_kind, file) => {
    if (file !== LAYOUT.pointer) return;
    events += 1;
    const event = {
      specversion: '1.0',
      id: String(events),
      type: FINALIZED,
      source: `//storage.googleapis.com/projects/_/buckets/${bucket}`,
      subject: `objects/${LAYOUT.pointer}`,
      time: new Date().toISOString(),
      data: { bucket, name: LAYOUT.pointer, kind: 'storage#object' },
    };
    const url = `http://127.0.0.1:${EMULATOR_PORTS.functions}/functions/projects/${PROJECT}/trigger_multicast`;
    const headers = { 'Content-Type': 'application/cloudevents+json; charset=utf-8' };
    // Until the emulator listens nothing has to be sent: the pages are those of the build.
    void fetch(url, { method: 'POST', headers, body: JSON.stringify(event) }).catch(() => undefined);
  });
  return { stop: () => watcher.close() };
}

import type { CDPSession } from 'playwright-core';

/** A slow phone: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up, a processor four times slower. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
const CPU_SLOWDOWN = 4;

/** Makes a page as slow as it is for many. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

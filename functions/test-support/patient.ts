/** How long `vi.waitFor` and `vi.waitUntil` go on: what a busy machine shows late is still shown. */
export const PATIENT = { timeout: 20_000 } as const;

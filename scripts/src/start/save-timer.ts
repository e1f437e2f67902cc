const INTERVAL_MS = 120_000;

/** Saves again and again while everything runs, so that even a power cut loses two minutes at most. */
export function saveRegularly(save: () => Promise<void>): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void save().finally(() => (busy = false));
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Resolves after so many milliseconds, and not before there is a connection. */
export async function whenWorth(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'late' };

/** How an operation ended within its time (milliseconds). Never rejects, and leaves no timer behind. */
export async function waitSettled<T>(operation: () => Promise<T>, patienceMs: number): Promise<Outcome<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome<T>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late' }), patienceMs);
  });
  const run = async (): Promise<Outcome<T>> => {
    try {
      return { kind: 'done', value: await operation() };
    } catch (error) {
      return { kind: 'failed', error };
    }
  };
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}

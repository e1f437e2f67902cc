/** Something that waits until a test lets it on. */
export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

export function createGate(): Gate {
  const waiting: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => void waiting.push(resolve));
  return { opened, open: () => waiting.forEach((resolve) => resolve()) };
}

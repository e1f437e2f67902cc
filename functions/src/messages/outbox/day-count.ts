import { Timestamp } from 'firebase-admin/firestore';
import { HOUR_MS } from '@aura/shared-domain';

/** Messages of one kind to one address on one day. */
interface DayCount {
  readonly sent: number;
  /** When the last one was sent; null for one that was counted before this was kept. */
  readonly lastAt: Date | null;
}

export function readCount(stored: Readonly<Record<string, unknown>> = {}): DayCount {
  const { sent, lastAt } = stored;
  return {
    sent: typeof sent === 'number' ? sent : 0,
    lastAt: lastAt instanceof Timestamp ? lastAt.toDate() : null,
  };
}

/** Whether one more may be sent. */
export function isWithin(
  { perDay, thenHourly = false }: { readonly perDay: number; readonly thenHourly?: boolean | undefined },
  { sent, lastAt }: DayCount,
  at: Date,
): boolean {
  return sent < perDay || (thenHourly && at.getTime() - (lastAt?.getTime() ?? 0) >= HOUR_MS);
}

import { trackOwn } from '../measuring.ts';

const KEY = 'aura.purchase';
/** For tabs without storage: lasts as long as the page. */
const reported = new Set<string>();

interface Purchase {
  /** Identifies the purchase. */
  readonly id: string;
  readonly priceId: string;
  /** Centavos. */
  readonly amount: number;
}

/** Reports a purchase that was paid, once, however often its page is opened in this browser. */
export function reportPurchase({ id, priceId, amount }: Purchase): void {
  if (reported.has(id) || readStored() === id) return;
  reported.add(id);
  store(id);
  trackOwn({ name: 'purchase', priceId, value: amount / 100, currency: 'BRL' });
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // If the store refuses it, only the page remembers it.
  }
}

import type { Price } from '@aura/shared-domain';

/** The prices that we know: the server's own catalogue, which nothing that a browser sends can widen. */
export interface PriceBook {
  /** Prices on sale, in display order. */
  readonly onSale: readonly Price[];
  /** A price that may be bought; null for every other id. */
  readonly sold: (id: string) => Price | null;
  /** A price that is or was sold: who pays it keeps what it gives. */
  readonly known: (id: string) => Price | null;
}

/** @param earlier prices that are no longer sold and still paid by some */
export function createPriceBook(onSale: readonly Price[], earlier: readonly Price[]): PriceBook {
  const sold = new Map(onSale.map((price) => [price.id, price]));
  const known = new Map([...earlier, ...onSale].map((price) => [price.id, price]));
  return {
    onSale,
    sold: (id) => sold.get(id) ?? null,
    known: (id) => known.get(id) ?? null,
  };
}

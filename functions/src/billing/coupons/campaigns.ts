/** What a code takes off, how long and for whom. */
export interface Campaign {
  /** What customers type, in capitals. It is never used for another discount. */
  readonly code: string;
  /** Stands on receipts; at most 40 letters. */
  readonly name: string;
  /** A part, or centavos. */
  readonly off: { readonly percent: number } | { readonly amount: number };
  /** Of the first charge, of those of so many months, or of all of them. */
  readonly lasts: 'once' | 'forever' | { readonly months: number };
  /** How often it can be redeemed in all; null for as often as anybody likes. */
  readonly most: number | null;
  /** The last day of it, `AAAA-MM-DD` in São Paulo; null for no end. */
  readonly until: string | null;
  /** Whether only who has never paid can redeem it. */
  readonly isForFirst: boolean;
}

/**
 * The coupons that there are to be at Stripe. One that has begun is never changed: what people were promised stands. It
 * ends by its day, or where it is taken out here, and another code follows.
 */
export const CAMPAIGNS: readonly Campaign[] = [
  {
    code: 'BEMVINDA10',
    name: 'Boas-vindas: 10% na primeira cobrança',
    off: { percent: 10 },
    lasts: 'once',
    most: 500,
    until: '2027-06-30',
    isForFirst: true,
  },
];

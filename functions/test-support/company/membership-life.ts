/** A person's decision about the numbers of their company. */
export type Deed = 'accept' | 'object' | 'share' | 'leave' | 'withdraw';

/**
 * A membership as it has to be, written down from what the person and the company did, and from the moment that was
 * drawn for them; nothing else of it is read from what is stored.
 */
export class MembershipLife {
  #state: 'never' | 'member' | 'ended' | 'gone' = 'never';
  #shares = false;
  #countsFrom = new Date(0);
  /** Whether what they added when the company took them off its list still counts. */
  #keeps = false;

  /** Whether what they do, or what was kept of them, counts at an instant. */
  countsAt(now: Date): boolean {
    return this.#keeps || (this.#state === 'member' && this.#shares && this.#countsFrom <= now);
  }

  /** Whether they never accepted before. */
  get isNew(): boolean {
    return this.#state === 'never';
  }

  get keeps(): boolean {
    return this.#state === 'ended' && this.#keeps;
  }

  /** The company takes them off its list. */
  removed(now: Date, isPlaced: boolean): void {
    if (this.#state !== 'member') return;
    this.#keeps = isPlaced && this.countsAt(now);
    this.#state = 'ended';
  }

  /** @param countsFrom the moment that was drawn, for who begins to share */
  did(deed: Deed, countsFrom: Date): void {
    switch (deed) {
      case 'accept':
      case 'share':
        this.#state = 'member';
        this.#shares = true;
        this.#countsFrom = countsFrom;
        return;
      case 'object':
        this.#shares = false;
        this.#keeps = false;
        return;
      case 'leave':
      case 'withdraw':
        this.#state = 'gone';
        this.#keeps = false;
    }
  }

  /** What they decide in a week; null for nothing. */
  decides(random: () => number, { isListed, isNew, restless }: Deciding): Deed | null {
    const chance = random();
    const happens = (probability: number, deed: Deed) => (chance < probability ? deed : null);
    switch (this.#state) {
      case 'never':
        return isListed ? happens(isNew ? 0.85 : 0.2, 'accept') : null;
      case 'ended':
        return isListed ? happens(0.5, 'accept') : happens(0.15, 'withdraw');
      case 'member':
        if (!this.#shares) return happens(0.3, 'share');
        return happens(restless, 'object') ?? happens(2 * restless, 'leave');
      case 'gone':
        return null;
    }
  }
}

interface Deciding {
  readonly isListed: boolean;
  /** Whether they have just been put on the list. */
  readonly isNew: boolean;
  /** Probability a week to object, and to leave. */
  readonly restless: number;
}

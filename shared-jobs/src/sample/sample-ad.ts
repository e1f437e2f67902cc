import type { Contract, Disability, Place, StateCode, WorkModel } from '@aura/shared-domain';

/** `Recife/PE`; `/PE` if only the state is known. */
export type SamplePlace = `${string}/${StateCode}`;

/** Ads come back every so many days. */
export const CYCLE_DAYS = 45;

/**
 * A job ad of a company that does not exist. A field that is left out is one that its source leaves open; the text
 * may still say it.
 */
export interface SampleAd {
  /** Kebab case, unique. */
  readonly key: string;
  readonly title: string;
  /** Empty if the ad does not name the employer. */
  readonly company: string;
  readonly places: readonly SamplePlace[];
  readonly workModel?: WorkModel;
  readonly contracts?: readonly Contract[];
  /** Reais; a month unless said otherwise. */
  readonly salary?: readonly [min: number, max: number, period?: 'hour' | 'month' | 'year'];
  readonly disability?: Disability;
  /** Day of the cycle on which it is published, 0 to 44. */
  readonly phase: number;
  /** `undated`: its source does not say when it was published. `old`: published 70 days earlier, and still there. */
  readonly dating?: 'undated' | 'old';
  /** Plain text with line breaks. */
  readonly description: string;
}

/** A place as an ad's fields hold it. */
export function parsePlace(place: SamplePlace): Place {
  const at = place.lastIndexOf('/');
  return { city: place.slice(0, at), state: place.slice(at + 1) as StateCode };
}

const addDays = (days: number, phase: number): number => (phase + days) % CYCLE_DAYS;

/** The same ad once for each place, a day apart; `CIDADE` in its text becomes the city. */
export function repeatInEachCity(ad: Omit<SampleAd, 'places'>, places: readonly SamplePlace[]): SampleAd[] {
  return places.map((place, at) => ({
    ...ad,
    key: `${ad.key}-${at + 1}`,
    places: [place],
    phase: addDays(at, ad.phase),
    description: ad.description.replaceAll('CIDADE', parsePlace(place).city),
  }));
}

/** An ad together with the same one published again some days later. */
export function withRepost(ad: SampleAd, days: number): SampleAd[] {
  return [ad, { ...ad, key: `${ad.key}-de-novo`, phase: addDays(days, ad.phase) }];
}

/** An ad as an author writes it: one that may appear more than once. */
export interface AdDraft extends SampleAd {
  readonly inEachCity?: true;
  /** Days after which it is published again. */
  readonly repostAfter?: number;
}

/** The ads that are published of a draft. */
export function listPublishedAds({ inEachCity: isInEach, repostAfter, ...ad }: AdDraft): readonly SampleAd[] {
  const ads = isInEach ? repeatInEachCity(ad, ad.places) : [ad];
  return repostAfter === undefined ? ads : ads.flatMap((one) => withRepost(one, repostAfter));
}

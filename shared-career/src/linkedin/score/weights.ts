/** Version of the profile's score. Any change to this file or to a measure asks for a new one. */
export const LINKEDIN_VERSION = 'li-1.0';

/** Weights of the dimensions, shares of the whole. Reasoned, not fitted. */
export const LINKEDIN_WEIGHTS = {
  headline: 0.2,
  about: 0.2,
  experiences: 0.25,
  skills: 0.15,
  findability: 0.1,
  socialProof: 0.05,
  completeness: 0.05,
} as const;

export type LinkedInDimensionId = keyof typeof LINKEDIN_WEIGHTS;

export const LINKEDIN_LABELS: Readonly<Record<LinkedInDimensionId, string>> = {
  headline: 'Título',
  about: 'Sobre',
  experiences: 'Experiências',
  skills: 'Competências',
  findability: 'Encontrabilidade',
  socialProof: 'Prova social',
  completeness: 'Completude',
};

/** Points of the parts of each dimension; a dimension's own add up to its weight in hundredths. */
export const PART_POINTS = {
  headline: { role: 8, specialty: 4, outcome: 4, noEmptyWords: 4 },
  about: { length: 4, opening: 4, numbers: 4, skills: 4, contact: 2, form: 2 },
  experiences: { results: 13, actions: 6, length: 6 },
  skills: { listed: 10, pinned: 5 },
} as const;

/** The person's own search term counts twice: the other variants are optional. */
export const VARIANT_POINTS = { goal: 2, portuguese: 1, english: 1 } as const;

/** Counts and lengths that the measures ask for. */
export const ASKED = {
  /** From this likeness on a part of the headline names the target role. */
  sameTitle: 0.55,
  about: { shortest: 600, longest: 1800, opening: 200, numbers: 2, skills: 5, paragraph: 500 },
  /** The last roles of a profile; share of items with a number; fewest items that fill the measure. */
  experiences: { roles: 3, results: 0.5, items: 3 },
  skills: { target: 15, pinned: 3 },
  recommendations: 3,
  skillsListed: 5,
} as const;

/** Most spans shown for one part. */
export const MOST_SPANS = 4;

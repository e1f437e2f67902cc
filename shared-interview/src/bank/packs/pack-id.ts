/** Families of trades that questions of practice are written for; `general` is for what fits none of the others. */
export const PACK_IDS = [
  'technology',
  'finance-admin',
  'sales-service',
  'health',
  'education',
  'engineering-industry',
  'logistics-transport',
  'marketing-design',
  'people-legal',
  'hospitality-services',
  'general',
] as const;
export type PackId = (typeof PACK_IDS)[number];

/** What people and companies are told about the numbers, in Portuguese: wherever it is said, it is said alike. */

export type { Entry } from './entry.ts';
export { HOW_NUMBERS_ARE_MADE, THEIR_LIMIT } from './how-numbers-are-made.ts';
export { FOR_PEOPLE } from './offer.ts';
export { NEVER_SEEN, SEEN } from './visibility.ts';
export { YOUR_CHOICES } from './your-choices.ts';

/** Version of the grade of a technical answer. Any change to this file or to a rule beside it asks for a new one. */
export const TECHNICAL_VERSION = 'tec-1.1';

/** What a technical answer is worth. */
export const TECHNICAL_GRADE = {
  /** Of the content in the whole; the rest is delivery. */
  weight: 0.85,
  /** What each wrong belief costs the content, what is left of it at least, and the most that the whole can be. */
  wrongBelief: { points: 35, least: 20, ceiling: 40 },
  /** Content of an answer about the matter in which no point was found. */
  beside: 10,
  /** Content of who says honestly that they do not know. */
  unknowing: 15,
  /** Most of an answer about something else. */
  offTopic: 10,
  /** Values from which on each rung of the scale begins. */
  rungs: [30, 50, 65, 80],
} as const;
